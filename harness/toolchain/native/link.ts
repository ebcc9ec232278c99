import { join } from 'node:path';
import type { ObjectFile } from './compile.ts';
import { compilerTrouble } from './diagnostics.ts';
import { type LinkProblems, parseLinkerMessages } from './linker-diagnostics.ts';
import { type ProcessOutcome, runProcess } from './process.ts';
import type { RuntimePieces } from './runtime-pieces.ts';
import type { WorkFolder } from './work-folder.ts';

export interface Linking {
  readonly folder: WorkFolder;
  readonly files: readonly string[];
  readonly objects: readonly ObjectFile[];
  readonly pieces: RuntimePieces;
}

export type Linked =
  | { readonly kind: 'linked'; readonly path: string }
  | ({ readonly kind: 'refused' } & LinkProblems)
  | { readonly kind: 'broken'; readonly reason: string };

const secondsToLink = 60;

/** The whole program, with a console that behaves like a terminal. */
export function linkSessionProgram(linking: Linking): Promise<Linked> {
  const { console, noShell } = linking.pieces;
  const objects = linking.objects.map(({ object }) => object);
  return link(linking, 'session', [console, noShell, ...objects]);
}

/** The student's functions with our main in front of theirs. */
export async function linkCallsProgram(linking: Linking, driver: string): Promise<Linked> {
  const renamed = await Promise.all(linking.objects.map(({ object }, index) => renameMain(linking, object, index)));
  const broken = renamed.find((one) => one.kind === 'broken');
  if (broken !== undefined) return broken;
  const objects = renamed.flatMap((one) => (one.kind === 'linked' ? [one.path] : []));
  const parts = [driver, linking.pieces.noShell, ...objects];
  const plain = await link(linking, 'calls', parts);
  if (plain.kind !== 'refused') return plain;
  // Something is declared and used but nowhere defined. Only calls that need it should suffer: they jump to address 0.
  return link(linking, 'calls', ['-no-pie', ...parts, '-Wl,--unresolved-symbols=ignore-all']);
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

async function link(linking: Linking, name: string, args: readonly string[]): Promise<Linked> {
  const path = join(linking.folder.programs, name);
  const { end, stderr } = await runTool(linking, 'g++', [...args, '-o', path]);
  if (end.kind === 'exited' && end.code === 0) return { kind: 'linked', path };
  const text = Buffer.from(stderr).toString();
  if (end.kind === 'exited') {
    const trouble = compilerTrouble(text);
    if (trouble === undefined) return { kind: 'refused', ...parseLinkerMessages(text, linking.files) };
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
