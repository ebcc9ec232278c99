import type { DefinedFunction } from '../../../model/program/build-report.ts';
import { definedFunctions, parseSymbols } from './defined-functions.ts';

export interface ObjectWords {
  /** The stack usage report of each object file, which names its functions. */
  readonly reports: readonly { readonly object: string; readonly stackUsage: string }[];
  /** The output of nm for them. */
  readonly listing: string;
  readonly files: readonly string[];
  /** The class under test. */
  readonly className?: string;
}

export interface DefinedInObjects {
  readonly functions: readonly DefinedFunction[];
  /** The members of the class under test that other files can call, by object file. */
  readonly members: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds what object files define in the output of the tools. */
export function definedInObjects({ reports, listing, files, className }: ObjectWords): DefinedInObjects {
  const symbols = parseSymbols(listing);
  const functions = reports.flatMap(({ object, stackUsage }) =>
    definedFunctions(stackUsage, symbols.get(object) ?? [], files, className),
  );
  return {
    functions: unique(functions),
    members: new Map(reports.map(({ object }) => [object, membersIn(symbols.get(object) ?? [], className)])),
  };
}

function membersIn(
  symbols: readonly { readonly kind: string; readonly text: string }[],
  className: string | undefined,
): ReadonlySet<string> {
  if (className === undefined) return new Set();
  return new Set(
    symbols
      .filter(({ kind, text }) => /^[TW]$/.test(kind) && text.startsWith(`${className}::`))
      .map(({ text }) => text.split('(', 1)[0] ?? ''),
  );
}

/** An inline function of a shared header appears in several object files. */
function unique(functions: readonly DefinedFunction[]): DefinedFunction[] {
  return [...new Map(functions.map((one) => [`${one.file}:${one.line}:${one.column}`, one])).values()];
}
