import { join } from 'node:path';
import { type Linked, linkerVerdictOn } from '../gxx/messages/linker-verdict.ts';
import { runProcess } from '../../process/process.ts';
import type { Parts } from '../gxx/link/program-parts.ts';
import type { WorkFolder } from '../gxx/work-folder/work-folder.ts';
import { unfollowableInput } from './followable-input.ts';
import type { PlainPieces } from './plain-pieces.ts';

export interface PlainLinking {
  readonly folder: WorkFolder;
  readonly pieces: PlainPieces;
}

const seconds = 60;
const maxListingBytes = 64 << 20;

/**
 * The whole program. Ours come first, because the linker blames a name that is there twice on the later file. One whose
 * input cannot be followed is not run: nobody could tell when it asks for more than there is.
 */
export async function linkPlainSession(
  linking: PlainLinking,
  name: string,
  { files, objects }: Parts,
  courseObjects: readonly string[],
): Promise<Linked> {
  const studentObjects = objects.map(({ object }) => object);
  const { console, noShell } = linking.pieces;
  const all = [console, noShell, ...courseObjects, ...studentObjects];
  const plain = await link(linking, name, files, all);
  // The student's half has a main of its own: the first one, which is ours, is the one that is asked for.
  const isDoubled =
    plain.kind === 'refused' && plain.doubled.length > 0 && plain.doubled.every((one) => one === 'main');
  const isOurs = courseObjects.length > 0 && isDoubled && process.platform === 'linux';
  const linked = isOurs ? await link(linking, name, files, ['-Wl,-z,muldefs', ...all]) : plain;
  if (linked.kind !== 'linked') return linked;
  const reader = unfollowableInput(await listSymbols(linking.folder, ['-u', ...studentObjects]));
  if (reader === undefined) return linked;
  return {
    kind: 'broken',
    reason: `the program uses ${reader}, and only the native runner can follow what it reads by that`,
  };
}

/** The student's functions; what has to run in place of main comes last, when all their global objects are there. */
export async function linkPlainCalls(
  linking: PlainLinking,
  { files, objects }: Parts,
  driver: string,
): Promise<Linked> {
  const { noShell, callsEntry } = linking.pieces;
  const all = [noShell, driver, ...objects.map(({ object }) => object), callsEntry];
  const plain = await link(linking, 'calls', files, all);
  if (plain.kind !== 'refused' || plain.doubled.some((symbol) => symbol !== 'main')) return plain;
  // Several files have a main, or something is declared and used but nowhere defined. Only calls that need it should
  // suffer: they jump to address 0.
  if (process.platform === 'linux') {
    return link(linking, 'calls', files, ['-no-pie', '-Wl,--unresolved-symbols=ignore-all,-z,muldefs', ...all]);
  }
  const reason = plain.diagnostics[0]?.message ?? 'the linker gave no reason';
  return { kind: 'broken', reason: `the functions could not be joined to be called one by one: ${reason}` };
}

/** What nm says of object files. */
export async function listSymbols(folder: WorkFolder, args: readonly string[]): Promise<string> {
  const { end, stdout } = await runProcess({
    file: 'nm',
    args,
    folder: folder.root,
    seconds,
    outputBytes: maxListingBytes,
  });
  if (end.kind !== 'too-much-output' && (end.kind !== 'exited' || end.code !== 0))
    throw new Error('nm did not do its work');
  return Buffer.from(stdout).toString();
}

async function link(
  { folder, pieces }: PlainLinking,
  name: string,
  files: readonly string[],
  args: readonly string[],
): Promise<Linked> {
  const path = join(folder.programs, name);
  const { end, stderr } = await runProcess({
    file: pieces.compiler,
    args: [...args, '-o', path],
    folder: folder.root,
    scratch: folder.scratch,
    seconds,
    outputBytes: 1 << 20,
  });
  if (end.kind === 'exited' && end.code === 0) return { kind: 'linked', path };
  return (await linkerVerdictOn(folder, { end, stderr, files })).linked;
}
