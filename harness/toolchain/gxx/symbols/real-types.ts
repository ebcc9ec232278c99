import type { ParsedSignature } from './defined-functions.ts';
import { type SymbolsByName, unnamedNamespace } from './symbols-by-name.ts';

/**
 * The stack usage report names a type as the student does: `ll` after `typedef long long ll`. The symbol table has the
 * type itself. A function gets the types of the symbol with its name and its number of parameters, if exactly one such
 * symbol is left that no other function matches.
 */
export function realTypes(
  written: readonly ParsedSignature[],
  symbols: SymbolsByName,
): (signature: ParsedSignature) => ParsedSignature {
  const taken = new Map<string, Set<string>>();
  for (const signature of written) {
    const start = startOfSymbol(signature);
    taken.set(start, (taken.get(start) ?? new Set()).add(signature.parameters));
  }
  const families = new Map<string, Family>();
  return (signature) => {
    const start = startOfSymbol(signature);
    const family = families.get(start) ?? familyOf(start, taken.get(start) ?? new Set(), symbols);
    families.set(start, family);
    if (family.known.has(signature.parameters)) return signature;
    const [only, ...others] = family.free.get(countOf(signature.parameters)) ?? [];
    return only === undefined || others.length > 0 ? signature : { ...signature, parameters: only };
  };
}

/** The symbols of all functions of one name, by their parameters. */
interface Family {
  readonly known: ReadonlySet<string>;
  /** Parameters that no function in the report has, by how many there are. */
  readonly free: ReadonlyMap<number, readonly string[]>;
}

function familyOf(start: string, taken: ReadonlySet<string>, symbols: SymbolsByName): Family {
  const known = symbols
    .startingWith(start)
    .filter(({ text }) => text.endsWith(')'))
    .map(({ text }) => asWritten(text.slice(start.length, -1)));
  const free = new Map<number, string[]>();
  for (const parameters of known.filter((one) => !taken.has(one))) {
    const same = free.get(countOf(parameters));
    if (same === undefined) free.set(countOf(parameters), [parameters]);
    else same.push(parameters);
  }
  return { known: new Set(known), free };
}

function countOf(parameters: string): number {
  return parameters.split(',').length;
}

function startOfSymbol({ name, isInUnnamedNamespace }: ParsedSignature): string {
  return `${isInUnnamedNamespace ? unnamedNamespace : ''}${name}(`;
}

/** nm writes `int const&` and `char (*) [8]`, compilers and people `const int&` and `char (*)[8]`. */
function asWritten(parameters: string): string {
  return parameters
    .replaceAll(/[\w: ]+/g, (words: string, offset: number) => {
      const next = parameters.slice(offset + words.length, offset + words.length + 2);
      if (words.endsWith(' const') && /^[&*]/.test(next)) return constFirst(words, '');
      return words.endsWith(' const ') && next === '(*' ? constFirst(words.slice(0, -1), ' ') : words;
    })
    .replaceAll(') [', ')[');
}

function constFirst(words: string, behind: string): string {
  const type = words.slice(0, -' const'.length);
  const indent = type.length - type.trimStart().length;
  return type.trim() === '' ? words + behind : `${type.slice(0, indent)}const ${type.slice(indent)}${behind}`;
}
