import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectFile } from '../compile/compile.ts';
import { type Linked, linkerVerdictOn, notJoined, secondsToLink } from '../messages/linker-verdict.ts';
import type { ProcessOutcome } from '../../../process/process.ts';
import type { Parts } from './program-parts.ts';
import { type RuntimePieces, asLibrary } from '../pieces/runtime-pieces.ts';
import { runTool } from '../../../process/run-tool.ts';
import { toolsWork } from '../compile/tools-work.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

export interface Linking {
  readonly folder: WorkFolder;
  readonly pieces: RuntimePieces;
  /** Objects of Verbatim that those of the student refer to. */
  readonly needed: readonly string[];
}

/** What did not compile is not linked; the compiler has reported why. */
export const unavailable: Linked = { kind: 'refused', reason: 'link-error', diagnostics: [], doubled: [] };

/** Links a whole program. Our objects come first, because the linker blames the later file for a name defined twice. */
export async function linkSessionProgram(
  linking: Linking,
  name: string,
  { files, objects }: Parts,
  courseObjects: readonly string[],
): Promise<Linked> {
  const plain = await link(linking, name, files, sessionObjects(linking, objects, courseObjects));
  if (courseObjects.length === 0 || plain.kind !== 'refused' || !isOnlyMain(plain.doubled)) return plain;
  // The student's half has its own main, but that of the course's half is required.
  const made = await Promise.all(objects.map(({ object }, index) => soften(linking, object, `${name}.${index}`, [])));
  const studentObjects = made.flatMap((one) => (one.kind === 'linked' ? [{ object: one.path }] : []));
  if (studentObjects.length < objects.length) return plain;
  const linked = await link(linking, name, files, sessionObjects(linking, studentObjects, courseObjects));
  return linked.kind === 'linked' ? linked : plain;
}

function isOnlyMain(doubled: readonly string[]): boolean {
  return doubled.length > 0 && doubled.every((symbol) => symbol === 'main');
}

export function sessionObjects(
  { pieces, needed }: Linking,
  studentObjects: readonly Pick<ObjectFile, 'object'>[],
  courseObjects: readonly string[] = [],
): string[] {
  return [
    pieces.sessionEntry,
    pieces.noShell,
    ...needed,
    ...courseObjects,
    ...studentObjects.map(({ object }) => object),
  ];
}

function callsObjects({ pieces, needed }: Linking, studentObjects: Parts['objects'], driver: string): string[] {
  return [pieces.noShell, ...needed, driver, ...studentObjects.map(({ object }) => object)];
}

/** Links the student's functions with our driver. The student's main is linked, too, and never called. */
export async function linkCallsProgram(linking: Linking, { files, objects }: Parts, driver: string): Promise<Linked> {
  const { noShell } = linking.pieces;
  const parts = [driver, ...objects.map(({ object }) => object)];
  const plain = await link(linking, 'calls', files, callsObjects(linking, objects, driver));
  if (plain.kind !== 'refused' || plain.doubled.some((symbol) => symbol !== 'main')) return plain;
  // Several files have a main, or something is used and never defined. Only calls that need it should fail: they jump
  // to address 0.
  const softened = await Promise.all(parts.map((part, index) => soften(linking, part, `${index}.calls`, ['--weaken'])));
  const broken = softened.find((one) => one.kind === 'broken');
  if (broken !== undefined) return broken;
  const paths = softened.flatMap((one) => (one.kind === 'linked' ? [one.path] : []));
  return link(linking, 'calls', files, [noShell, ...linking.needed, ...paths]);
}

/** Gives each main its own name; with `--weaken`, undefined functions no longer prevent linking. */
async function soften(linking: Linking, object: string, name: string, how: readonly string[]): Promise<Linked> {
  const softened = `objects/${name}.o`;
  const other = `verbatim_student_main_${name.replaceAll(/\W/g, '_')}`;
  const args = [...how, `--redefine-sym=main=${other}`, object, softened];
  const { end, stderr } = await runLinkTool(linking, 'objcopy', args);
  if (end.kind === 'exited' && end.code === 0) return { kind: 'linked', path: softened };
  return { kind: 'broken', reason: `objcopy did not do its work: ${Buffer.from(stderr).toString().trim()}` };
}

async function link(
  linking: Linking,
  name: string,
  files: readonly string[],
  args: readonly string[],
): Promise<Linked> {
  const path = join(linking.folder.programs, name);
  if (await isLinkedQuickly(linking, args, path)) return { kind: 'linked', path };
  const linkInFull = () => runLinkTool(linking, 'g++', [...asLibrary, '-Wl,-z,defs', ...args, '-o', path]);
  const { end, stderr } = await linkInFull();
  if (end.kind === 'exited' && end.code === 0 && existsSync(path)) return { kind: 'linked', path };
  const { linked } = await linkerVerdictOn(linking.folder, { end, stderr, files });
  return linked.kind === 'broken' && end.kind === 'exited' ? afterSecondFailure(linking, linked, linkInFull) : linked;
}

/**
 * As with the compiler (compile.ts): if the linker fails again, but not over a program of Verbatim, the program is at
 * fault.
 */
async function afterSecondFailure(
  linking: Linking,
  first: Extract<Linked, { kind: 'broken' }>,
  linkAgain: () => Promise<ProcessOutcome>,
): Promise<Linked> {
  const { end, stderr } = await linkAgain();
  if (end.kind !== 'exited' || end.code === 0) return first;
  const { isMachineFault, why } = await linkerVerdictOn(linking.folder, { end, stderr, files: [] });
  if (isMachineFault) return first;
  const works = await toolsWork(linking.folder.scratch, [...asLibrary, '-fPIC', '-Wl,-z,defs'], (args) =>
    runLinkTool(linking, 'g++', args),
  );
  return works ? notJoined(`the parts of the program could not be joined: ${why}`) : first;
}

function isLinkedQuickly(linking: Linking, objects: readonly string[], path: string): Promise<boolean> {
  return linking.pieces.quickLink.link(objects, path, async (args) => {
    const { end, stderr } = await runLinkTool(linking, 'ld', args);
    return end.kind === 'exited' && end.code === 0 && stderr.length === 0;
  });
}

function runLinkTool({ folder }: Linking, file: string, args: readonly string[]): Promise<ProcessOutcome> {
  return runTool({
    file,
    args,
    folder: folder.root,
    scratch: folder.scratch,
    seal: folder.seal,
    seconds: secondsToLink,
    outputBytes: 1 << 20,
  });
}
