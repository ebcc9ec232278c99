import { join } from 'node:path';
import { compilerTrouble } from './diagnostics.ts';
import { type LinkProblems, parseLinkerMessages } from './linker-diagnostics.ts';
import { type ProcessOutcome, runProcess } from './process.ts';
import type { Parts } from './program-parts.ts';
import type { RuntimePieces } from './runtime-pieces.ts';
import type { WorkFolder } from './work-folder.ts';

export interface Linking {
  readonly folder: WorkFolder;
  readonly pieces: RuntimePieces;
  /** Objects of ours that the student's refer to. */
  readonly needed: readonly string[];
}

export type Linked =
  | { readonly kind: 'linked'; readonly path: string }
  | ({ readonly kind: 'refused' } & LinkProblems)
  | { readonly kind: 'broken'; readonly reason: string };

/** What did not compile is not linked; why, the compiler has said. */
export const unavailable: Linked = { kind: 'refused', reason: 'link-error', diagnostics: [] };

const secondsToLink = 60;

/**
 * The whole program, with a console that behaves like a terminal. Ours come first, because the linker blames a name
 * that is there twice on the later file.
 */
export function linkSessionProgram(
  linking: Linking,
  name: string,
  { files, objects }: Parts,
  ours: readonly string[],
): Promise<Linked> {
  const { pieces, needed } = linking;
  return link(linking, name, files, [
    pieces.console,
    pieces.noShell,
    ...needed,
    ...ours,
    ...objects.map(({ object }) => object),
  ]);
}

/** The student's functions with our main in front of theirs. */
export async function linkCallsProgram(linking: Linking, { files, objects }: Parts, driver: string): Promise<Linked> {
  const renamed = await Promise.all(objects.map(({ object }, index) => renameMain(linking, object, index)));
  const broken = renamed.find((one) => one.kind === 'broken');
  if (broken !== undefined) return broken;
  const paths = renamed.flatMap((one) => (one.kind === 'linked' ? [one.path] : []));
  const parts = [driver, linking.pieces.noShell, ...linking.needed, ...paths];
  const plain = await link(linking, 'calls', files, parts);
  if (plain.kind !== 'refused') return plain;
  // Something is declared and used but nowhere defined. Only calls that need it should suffer: they jump to address 0.
  return link(linking, 'calls', files, ['-no-pie', ...parts, '-Wl,--unresolved-symbols=ignore-all']);
}

/**
 * Renamed in the object file: renaming it in the source (-Dmain=) would make it an ordinary function, which warns
 * without a return. Several mains get several names.
 */
async function renameMain(linking: Linking, object: string, index: number): Promise<Linked> {
  const renamed = object.replace(/\.o$/, '.calls.o');
  const args = [`--redefine-sym=main=verbatim_student_main_${index}`, object, renamed];
  const { end, stderr } = await runTool(linking, 'objcopy', args);
  if (end.kind === 'exited' && end.code === 0) return { kind: 'linked', path: renamed };
  return { kind: 'broken', reason: `objcopy did not do its work: ${Buffer.from(stderr).toString().trim()}` };
}

async function link(
  linking: Linking,
  name: string,
  files: readonly string[],
  args: readonly string[],
): Promise<Linked> {
  const path = join(linking.folder.programs, name);
  const { end, stderr } = await runTool(linking, 'g++', [...args, '-o', path]);
  if (end.kind === 'exited' && end.code === 0) return { kind: 'linked', path };
  const text = Buffer.from(stderr).toString();
  if (end.kind === 'exited') {
    const trouble = compilerTrouble(text);
    if (trouble === undefined) return { kind: 'refused', ...parseLinkerMessages(text, files) };
    return { kind: 'broken', reason: `the linker did not do its work: ${trouble}` };
  }
  return { kind: 'broken', reason: `the linker did not do its work: ${end.kind}` };
}

function runTool({ folder }: Linking, file: string, args: readonly string[]): Promise<ProcessOutcome> {
  return runProcess({
    file,
    args,
    folder: folder.root,
    scratch: folder.scratch,
    seconds: secondsToLink,
    outputBytes: 1 << 20,
  });
}
