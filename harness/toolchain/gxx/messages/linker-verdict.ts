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
  /** Whether its messages blame this machine. */
  readonly isMachineFault: boolean;
  /** Why there is no verdict on the program; meaningless if there is one. */
  readonly why: string;
}

export const secondsToLink = 20;

/** What a linker's end and its messages mean for a program that it did not link. */
export function linkerVerdict({ end, stderr, files }: LinkerWords): LinkerVerdict {
  const text = Buffer.from(stderr).toString();
  return {
    linked: whyNotLinked(end, stderr, files),
    isMachineFault: machineFault(text),
    why: whyNoVerdict(text),
  };
}

/** Messages that cannot be read are blamed on the program, as linkers print little about themselves. */
export async function linkerVerdictOn(folder: WorkFolder, words: LinkerWords): Promise<LinkerVerdict> {
  const read = await folder.readToolWords('linker', words);
  const linked = notJoined("the linker's messages about this program are too long to be read");
  return read ?? { linked, isMachineFault: false, why: '' };
}

/** Only messages about the program make it `refused`; any other failure is not the student's fault. */
export function whyNotLinked(end: ProcessEnd, stderr: Uint8Array, files: readonly string[]): Linked {
  const text = Buffer.from(stderr).toString();
  // A program can use up all the linker's time, or make it print more about what is missing than is kept.
  if (end.kind === 'killed' && end.signal === 'SIGXCPU')
    return notJoined(`the linker was stopped after ${secondsToLink} seconds`);
  const hasMessages = end.kind === 'exited' || end.kind === 'too-much-output';
  const trouble = hasMessages ? compilerTrouble(text) : end.kind;
  const problems = trouble === undefined ? parseLinkerMessages(text, files) : undefined;
  if (problems !== undefined) return { kind: 'refused', ...problems };
  return { kind: 'broken', reason: `the linker did not do its work: ${trouble ?? whyNoVerdict(text)}` };
}

export function notJoined(message: string): Linked {
  const diagnostics = [{ severity: 'error', file: '', line: 0, column: 0, message } as const];
  return { kind: 'refused', reason: 'link-error', diagnostics, doubled: [] };
}
