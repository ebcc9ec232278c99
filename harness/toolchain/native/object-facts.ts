import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinedFunction } from '../../model/toolchain.ts';
import type { ObjectFile } from './compile.ts';
import { type ObjectSymbol, definedFunctions, parseSymbols } from './defined-functions.ts';
import { runTool } from './run-tool.ts';
import type { WorkFolder } from './work-folder.ts';

export interface ObjectFacts {
  /** Of all the objects. */
  readonly functions: readonly DefinedFunction[];
  /** Whether an object has a member that others can call. */
  defines(object: ObjectFile, member: string): boolean;
}

/** What the object files of a submission define; `className` is the class under test, `listed` what nm says of them. */
export async function readObjectFacts(
  folder: WorkFolder,
  objects: readonly ObjectFile[],
  files: readonly string[],
  className: string | undefined,
  listed?: string,
): Promise<ObjectFacts> {
  const reports = objects.map(({ stackUsage }) => readFileSync(join(folder.root, stackUsage), 'utf8'));
  const symbols = listed === undefined ? await readSymbols(folder, objects) : parseSymbols(listed);
  const symbolsOf = ({ object }: ObjectFile) => symbols.get(object) ?? [];
  const functions = objects.flatMap((object, index) =>
    definedFunctions(reports[index] ?? '', symbolsOf(object), files, className),
  );
  return {
    functions: unique(functions),
    defines: (object, member) =>
      symbolsOf(object).some(({ kind, text }) => /^[TW]$/.test(kind) && text.startsWith(`${member}(`)),
  };
}

/** --plugin=/dev/null: nm would otherwise load a plugin for link-time optimisation, which takes longer than all the rest. */
export function listingArguments(objects: readonly ObjectFile[]): string[] {
  return ['-A', '-C', '--plugin=/dev/null', '--defined-only', ...objects.map(({ object }) => object)];
}

export const mostListingBytes = 64 << 20;

async function readSymbols(
  folder: WorkFolder,
  objects: readonly ObjectFile[],
): Promise<ReadonlyMap<string, ObjectSymbol[]>> {
  const { end, stdout } = await runTool({
    file: 'nm',
    args: listingArguments(objects),
    folder: folder.root,
    seal: folder.seal,
    seconds: 60,
    outputBytes: mostListingBytes,
  });
  if (end.kind !== 'exited' || end.code !== 0) throw new Error('nm did not do its work');
  return parseSymbols(Buffer.from(stdout).toString());
}

/** An inline function of a shared header is in several object files. */
function unique(functions: readonly DefinedFunction[]): DefinedFunction[] {
  return [...new Map(functions.map((one) => [`${one.file}:${one.line}:${one.column}`, one])).values()];
}
