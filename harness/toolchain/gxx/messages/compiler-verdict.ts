import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import type { Diagnostic } from '../../../model/program/build-report.ts';
import { isBelievable } from './believable.ts';
import { limitReached, machineFault, tookTooLong, whyNoVerdict } from './compiler-trouble.ts';
import { parseDiagnostics } from './diagnostics.ts';
import type { ProcessOutcome } from '../../../process/process.ts';

export type Compiled =
  | { readonly kind: 'compiled'; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[]; readonly timedOut: boolean }
  | { readonly kind: 'broken'; readonly reason: string };

export const compilerOutputBytes = 8 << 20;

export interface CompilerWords {
  readonly outcome: ProcessOutcome;
  /** All names in the source folder. */
  readonly files: readonly string[];
  readonly settings: BuildSettings;
  /** The header that was forced in, for speed. */
  readonly header?: string;
}

export interface CompilerVerdict {
  readonly compiled: Compiled;
  /** Whether a plain compiler would have printed the same. */
  readonly isBelievable: boolean;
  /** Whether its messages blame this machine. */
  readonly isMachineFault: boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Why there is no verdict on the program; meaningless if there is one. */
  readonly why: string;
}

/** What a compiler's end and its messages mean for the program. */
export function compilerVerdict({ outcome, files, settings, header = '' }: CompilerWords): CompilerVerdict {
  const said = Buffer.from(outcome.stderr).toString();
  return {
    compiled: resultOf(outcome, { files, settings }),
    isBelievable: isBelievable(outcome, header, files),
    isMachineFault: machineFault(said),
    diagnostics: parseDiagnostics(said, files),
    why: whyNoVerdict(said),
  };
}

/** Most programs of a class compile without a message, so there is nothing to read. */
export function saysNothing({ end, stderr }: ProcessOutcome): boolean {
  return end.kind === 'exited' && end.code === 0 && stderr.length === 0;
}

export const silentSuccess: CompilerVerdict = {
  compiled: { kind: 'compiled', diagnostics: [] },
  isBelievable: true,
  isMachineFault: false,
  diagnostics: [],
  why: '',
};

/** The verdict if the messages cannot be read. */
export function unreadableVerdict(): CompilerVerdict {
  const diagnostics = [errorWithoutPlace("the compiler's messages about this program are too long to be read")];
  return { ...silentSuccess, compiled: refused(diagnostics), isBelievable: false, diagnostics };
}

export function resultOf(
  outcome: ProcessOutcome,
  { files, settings }: Pick<CompilerWords, 'files' | 'settings'>,
): Compiled {
  const { end, stderr } = outcome;
  const text = Buffer.from(stderr).toString();
  const diagnostics = parseDiagnostics(text, files);
  if (tookTooLong(outcome)) return tooSlow(settings, diagnostics);
  switch (end.kind) {
    case 'exited': {
      if (end.code === 0) return { kind: 'compiled', diagnostics };
      const limit = limitReached(text);
      if (limit !== undefined) return refused([...diagnostics, errorWithoutPlace(limit)]);
      // A mistake remains one even if the compiler fails after it; and one of a student's lines may look like a message
      // of the compiler about itself.
      if (diagnostics.some(({ severity }) => severity === 'error')) return refused(diagnostics);
      return broken(whyNoVerdict(text));
    }
    case 'out-of-time':
      return broken('the machine was paused, or was too busy to run it');
    case 'too-much-output':
      return refused([...diagnostics, errorWithoutPlace(tooManyWords)]);
    case 'killed':
      return broken(`it was ended by ${end.signal}`);
    case 'not-started':
      return broken(end.reason);
  }
}

const tooManyWords = `the compiler was stopped, because it printed more than ${compilerOutputBytes >> 20} MiB of messages about this program`;

export function tooSlow({ seconds }: BuildSettings, diagnostics: readonly Diagnostic[] = []): Compiled {
  return refused([...diagnostics, errorWithoutPlace(`the compiler was stopped after ${seconds} seconds`)], true);
}

export function refused(diagnostics: readonly Diagnostic[], timedOut = false): Compiled {
  return { kind: 'refused', diagnostics, timedOut };
}

function broken(reason: string): Compiled {
  return { kind: 'broken', reason: `the compiler did not do its work: ${reason}` };
}

export function errorWithoutPlace(message: string): Diagnostic {
  return { severity: 'error', file: '', line: 0, column: 0, message };
}
