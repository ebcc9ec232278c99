import { basename, join } from 'node:path';
import { errorWithoutPlace } from '../messages/compiler-verdict.ts';
import type { CompiledSource } from '../compile/lenient-compile.ts';
import type { Linking } from './link.ts';
import { secondsToLink } from '../messages/linker-verdict.ts';
import type { ProcessOutcome } from '../../../process/process.ts';
import { runTool } from '../../../process/run-tool.ts';

/**
 * Assembly in a source can make an object file that no tool can read. If a build broke, such a source counts as not
 * compiled. Undefined if there is no such source, so that something else is to blame.
 */
export async function withoutUnusable(
  linking: Linking,
  sources: readonly CompiledSource[],
): Promise<readonly CompiledSource[] | undefined> {
  const checked = await Promise.all(sources.map((source) => withoutUse(linking, source)));
  if (checked.every((source, index) => source === sources[index])) return undefined;
  // If the tools also fail over an object of Verbatim, they are to blame.
  return (await isUsable(linking, linking.pieces.noShell)) ? checked : undefined;
}

async function withoutUse(linking: Linking, source: CompiledSource): Promise<CompiledSource> {
  if (source.kind === 'refused' || (await isUsable(linking, source.object.object))) return source;
  const { name } = source;
  const said = { ...errorWithoutPlace(`no tool can read what the assembler made of ${name}`), file: name };
  return { kind: 'refused', name, diagnostics: [...source.diagnostics, said], timedOut: false };
}

/** Tries on this object file alone all that is done to object files. */
async function isUsable(linking: Linking, object: string): Promise<boolean> {
  const made = join(linking.folder.scratch, basename(object));
  const attempts = [
    ['nm', '--plugin=/dev/null', object],
    ['objcopy', object, `${made}.copy`],
    // Linked to another object, as a program would need more than this one.
    ['ld', '-r', object, '-o', `${made}.joined`],
  ];
  const outcomes = await Promise.all(attempts.map((command) => attempt(linking, command)));
  return !outcomes.some(isRefusal);
}

function attempt({ folder }: Linking, [file = '', ...args]: readonly string[]): Promise<ProcessOutcome> {
  const { root, scratch, seal } = folder;
  return runTool({ file, args, folder: root, scratch, seal, seconds: secondsToLink, outputBytes: 64 << 20 });
}

/** Whether the tool failed or crashed over the object, and not because this machine lacks something. */
function isRefusal({ end, stderr }: ProcessOutcome): boolean {
  if (end.kind === 'killed') return end.signal !== 'SIGKILL';
  const text = Buffer.from(stderr).toString();
  return end.kind === 'exited' && end.code !== 0 && !/No space left|Cannot allocate|exhausted/.test(text);
}
