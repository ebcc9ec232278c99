import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { DefinedFunction } from '../../../model/program/build-report.ts';
import type { ObjectFile } from '../compile/compile.ts';
import type { ProcessOutcome } from '../../../process/process.ts';
import { runTool } from '../../../process/run-tool.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

export interface ObjectFacts {
  /** Of all the objects. */
  readonly functions: readonly DefinedFunction[];
  /** Whether an object file defines this member so that other files can call it. */
  defines(object: ObjectFile, member: string): boolean;
}

/**
 * What the object files of a submission define; `className` is the class under test, `listed` the output of nm for
 * them.
 */
export async function readObjectFacts(
  folder: WorkFolder,
  objects: readonly ObjectFile[],
  files: readonly string[],
  className: string | undefined,
  listed?: string,
): Promise<ObjectFacts> {
  const reports = objects.map(({ object, stackUsage }) => ({
    object,
    stackUsage: beginningOf(join(folder.root, stackUsage)),
  }));
  const listing = listed ?? (await listSymbols(folder, objects));
  const words = { reports, listing, files, ...(className === undefined ? {} : { className }) };
  // If the names cannot be read, no required function is among them.
  const { functions, members } = (await folder.readToolWords('objects', words)) ?? {
    functions: [],
    members: new Map(),
  };
  return { functions, defines: ({ object }, member) => members.get(object)?.has(member) === true };
}

const maxReportBytes = 8 << 20;

/** A source can make this report longer than any text that Node can hold. */
function beginningOf(path: string): string {
  const file = openSync(path, 'r');
  try {
    // Only as long as the report: eight megabytes for each object would make V8 collect garbage all the time.
    const bytes = Buffer.allocUnsafe(Math.min(fstatSync(file).size, maxReportBytes));
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/**
 * --plugin=/dev/null: nm would otherwise load a plugin for link-time optimisation, which takes longer than its work.
 */
export function listingArguments(objects: readonly ObjectFile[]): string[] {
  return ['-A', '-C', '--plugin=/dev/null', '--defined-only', ...objects.map(({ object }) => object)];
}

export const maxListingBytes = 64 << 20;

async function listSymbols(folder: WorkFolder, objects: readonly ObjectFile[]): Promise<string> {
  const list = (args: readonly string[]) =>
    runTool({ file: 'nm', args, folder: folder.root, seal: folder.seal, seconds: 60, outputBytes: maxListingBytes });
  const args = listingArguments(objects);
  const { end, stdout } = await list(args);
  const isDone = end.kind === 'exited' && end.code === 0;
  // A source of a few lines can have endless names of templates. If nm works without -C, the partial output has to do.
  if (!isDone && !(await succeeds(list(args.filter((one) => one !== '-C'))))) throw new Error('nm did not do its work');
  return Buffer.from(stdout).toString();
}

async function succeeds(outcome: Promise<ProcessOutcome>): Promise<boolean> {
  const { end } = await outcome;
  return end.kind === 'exited' && end.code === 0;
}
