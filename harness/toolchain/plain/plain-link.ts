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
 * Links the whole program. Our objects come first, because the linker blames the later file for a name that is defined
 * twice. A program whose input cannot be followed is refused: we could not tell when it asks for more than there is.
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
  // The student's part has a main, too. The linker then takes the first one, which is the course's.
  const isDoubled =
    plain.kind === 'refused' && plain.doubled.length > 0 && plain.doubled.every((one) => one === 'main');
  const takesCourseMain = courseObjects.length > 0 && isDoubled && process.platform === 'linux';
  const linked = takesCourseMain ? await link(linking, name, files, ['-Wl,-z,muldefs', ...all]) : plain;
  if (linked.kind !== 'linked') return linked;
  const reader = unfollowableInput(await listSymbols(linking.folder, ['-u', ...studentObjects]));
  if (reader === undefined) return linked;
  return {
    kind: 'broken',
    reason: `the program uses ${reader}; only the native runner can follow what that reads`,
  };
}

/** Links the student's functions. The code that replaces main comes last, to run after all their constructors. */
export async function linkPlainCalls(
  linking: PlainLinking,
  { files, objects }: Parts,
  driver: string,
): Promise<Linked> {
  const { noShell, callsEntry } = linking.pieces;
  const all = [noShell, driver, ...objects.map(({ object }) => object), callsEntry];
  const plain = await link(linking, 'calls', files, all);
  if (plain.kind !== 'refused' || plain.doubled.some((symbol) => symbol !== 'main')) return plain;
  // Several files have a main, or something is declared and used but never defined. Only calls that need it should
  // fail: they jump to address 0.
  if (process.platform === 'linux') {
    return link(linking, 'calls', files, ['-no-pie', '-Wl,--unresolved-symbols=ignore-all,-z,muldefs', ...all]);
  }
  const reason = plain.diagnostics[0]?.message ?? 'the linker gave no reason';
  return { kind: 'broken', reason: `the functions could not be linked for single calls: ${reason}` };
}

/** The output of nm for object files. */
export async function listSymbols(folder: WorkFolder, args: readonly string[]): Promise<string> {
  const { end, stdout } = await runProcess({
    file: 'nm',
    args,
    folder: folder.root,
    seconds,
    outputBytes: maxListingBytes,
  });
  if (end.kind !== 'too-much-output' && (end.kind !== 'exited' || end.code !== 0)) throw new Error('nm failed');
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
