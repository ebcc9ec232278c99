import { compilerTrouble, machineFault, whyNoVerdict } from './compiler-trouble.ts';
import { type LinkProblems, parseLinkerMessages } from './linker-diagnostics.ts';
import type { ProcessEnd } from '../../../process/process.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

export type Linked =
  | { readonly kind: 'linked'; readonly path: string }
  | ({ readonly kind: 'refused' } & LinkProblems)
  | { readonly kind: 'broken'; readonly reason: string };

export interface LinkerWords {
  readonly end: ProcessEnd;
  readonly stderr: Uint8Array;
  readonly files: readonly string[];
}

export interface LinkerVerdict {
  readonly linked: Linked;
  /** What it says is that something of this machine is missing. */
  readonly isMachineFault: boolean;
  /** Why there is no verdict on the program, where there is none. */
  readonly why: string;
}

export const secondsToLink = 20;

/** What a linker's end and its words mean for a program that it did not make. */
export function linkerVerdict({ end, stderr, files }: LinkerWords): LinkerVerdict {
  const text = Buffer.from(stderr).toString();
  return {
    linked: whyNotLinked(end, stderr, files),
    isMachineFault: machineFault(text),
    why: whyNoVerdict(text),
  };
}

/** Words that cannot be read are about the program: of themselves, linkers say little. */
export async function linkerVerdictOn(folder: WorkFolder, words: LinkerWords): Promise<LinkerVerdict> {
  const read = await folder.readToolWords('linker', words);
  const linked = notJoined('what the linker says of this program is more than can be read');
  return read ?? { linked, isMachineFault: false, why: '' };
}

/** Refused is only what the linker says of the program; whatever else became of it is our fault. */
export function whyNotLinked(end: ProcessEnd, stderr: Uint8Array, files: readonly string[]): Linked {
  const text = Buffer.from(stderr).toString();
  // Of what is missing, it can have more to say than anybody keeps; and what it joins can take it all its time.
  if (end.kind === 'killed' && end.signal === 'SIGXCPU')
    return notJoined(`the linker was stopped after ${secondsToLink} seconds`);
  const hasSpoken = end.kind === 'exited' || end.kind === 'too-much-output';
  const trouble = hasSpoken ? compilerTrouble(text) : end.kind;
  const problems = trouble === undefined ? parseLinkerMessages(text, files) : undefined;
  if (problems !== undefined) return { kind: 'refused', ...problems };
  return { kind: 'broken', reason: `the linker did not do its work: ${trouble ?? whyNoVerdict(text)}` };
}

export function notJoined(message: string): Linked {
  const diagnostics = [{ severity: 'error', file: '', line: 0, column: 0, message } as const];
  return { kind: 'refused', reason: 'link-error', diagnostics, doubled: [] };
}
