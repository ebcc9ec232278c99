import type { ConversationProblem } from '../assignment/interactive.ts';
import type { Piece } from '../assignment/transcript.ts';
import type { Value } from '../assignment/value.ts';
import type { Diagnosis } from '../result/diagnosis.ts';
import type { SpentBudget } from '../result/verdict.ts';
import type { CrashTrace } from './crash-trace.ts';

/** What runs have used: time of a processor, and time in which they neither computed nor waited for a processor. */
export interface TimeUse {
  readonly cpuSeconds: number;
  readonly waitSeconds: number;
  /** In a conversation: the program kept us waiting for these seconds, the limit, and we sent nothing more. */
  readonly brokenOffAfter?: number;
}

/** The result of one run. */
export type Outcome = SessionOutcome | CallOutcome | AnsweringOutcome | CommandingOutcome;

export interface AnsweringOutcome {
  readonly kind: 'answering';
  /** `finished` also when the conversation was over and we stopped the program. */
  readonly end: RunEnd;
  readonly problem?: ConversationProblem;
  /** What we sent is `typed`; what the program printed is `printed`. */
  readonly conversation: readonly Piece[];
}

export interface CommandingOutcome {
  readonly kind: 'commanding';
  readonly session: Omit<SessionOutcome, 'kind'>;
  /** Its commands are `printed`, the answers to them `typed`. */
  readonly conversation: readonly Piece[];
  /** What it sent after we had stopped answering because it had been silent for too long. */
  readonly late: string;
}

export interface SessionOutcome {
  readonly kind: 'session';
  readonly end: RunEnd;
  readonly printed: Uint8Array;
  /**
   * Where input was read: after so many bytes of output, the program read so many bytes of input. 0 bytes are the end of
   * input that was closed; only the first such read is listed.
   */
  readonly reads: readonly { readonly after: number; readonly length: number }[];
}

export interface CallOutcome {
  readonly kind: 'call';
  /** `finished` means that the call returned. */
  readonly end: RunEnd;
  readonly printed: Uint8Array;
  readonly returned?: Value;
  /** Every argument after the call; empty unless it returned. */
  readonly after: readonly Value[];
}

/** How a run ended, as a single fact: readers need not parse prose or combine flags. */
export type RunEnd =
  | { readonly kind: 'finished' }
  /** It read past the end of the script; the run was stopped there. */
  | { readonly kind: 'asked-for-more-input' }
  /** A function under test called exit() instead of returning. */
  | { readonly kind: 'exited-inside-call' }
  | {
      readonly kind: 'crashed';
      /** `SIGSEGV` */
      readonly signal: string;
      /** In a build with checks, if a check ended the run. */
      readonly fault?: Diagnosis;
      /** In a full build with checks, before the line of the fault is known. */
      readonly trace?: CrashTrace;
    }
  | {
      readonly kind: 'timed-out';
      readonly clock: 'cpu' | 'wall';
      readonly seconds: number;
      /** Set if the limit was reduced, or there was no run at all, because earlier runs had used up the time. */
      readonly budget?: SpentBudget;
    }
  /** It was not run yet: other cases of its function or program have used up the allowance. */
  | { readonly kind: 'postponed' }
  | { readonly kind: 'too-much-output'; readonly limitBytes: number }
  | { readonly kind: 'out-of-memory'; readonly limitMiB: number }
  | { readonly kind: 'forbidden-operation'; readonly operation: string }
  /** There is nothing to run: no main, no such function, or the parts do not link. */
  | { readonly kind: 'no-program'; readonly reason: 'no-main' | 'link-error' | 'no-such-function' }
  /** A fault inside Verbatim; it never costs marks. */
  | { readonly kind: 'not-run'; readonly reason: string };
