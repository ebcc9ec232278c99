import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinedFunction } from '../../model/toolchain.ts';
import type { ObjectFile } from './compile.ts';
import { type ObjectSymbol, definedFunctions, parseSymbols } from './defined-functions.ts';
import type { ProcessOutcome } from './process.ts';
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
  const reports = objects.map(({ stackUsage }) => beginningOf(join(folder.root, stackUsage)));
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

const mostReportBytes = 8 << 20;

/** A source can make this report longer than any text that Node can hold. */
function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(mostReportBytes);
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
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
  const list = (args: readonly string[]) =>
    runTool({ file: 'nm', args, folder: folder.root, seal: folder.seal, seconds: 60, outputBytes: mostListingBytes });
  const args = listingArguments(objects);
  const { end, stdout } = await list(args);
  const isDone = end.kind === 'exited' && end.code === 0;
  // Names of templates can be written out without an end, in a source of a few lines. What there is of them has to do.
  if (!isDone && !(await succeeds(list(args.filter((one) => one !== '-C'))))) throw new Error('nm did not do its work');
  return parseSymbols(Buffer.from(stdout).toString());
}

async function succeeds(outcome: Promise<ProcessOutcome>): Promise<boolean> {
  const { end } = await outcome;
  return end.kind === 'exited' && end.code === 0;
}

/** An inline function of a shared header is in several object files. */
function unique(functions: readonly DefinedFunction[]): DefinedFunction[] {
  return [...new Map(functions.map((one) => [`${one.file}:${one.line}:${one.column}`, one])).values()];
}
