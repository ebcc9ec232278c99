import type { Evidence } from './grading.ts';
import type { AnsweringProgram, CommandingProgram, CommandingScript } from '../assignment/interactive.ts';
import type { Prototype } from '../assignment/prototype.ts';
import type { ExpectedCall } from '../assignment/reference.ts';
import type { CallOutcome, CommandingOutcome, AnsweringOutcome, SessionOutcome } from '../program/run-outcome.ts';
import type { Transcript } from '../assignment/transcript.ts';
import type { Value } from '../assignment/value.ts';
import type { Verdict } from './verdict.ts';

/** One thing to try with the student's program, with the expected result; golden or random. */
export type Trial = SessionTrial | CallTrial | AnsweringTrial | CommandingTrial;

export interface SessionTrial {
  readonly kind: 'session';
  readonly program?: string;
  readonly typed: readonly string[];
  readonly expected: Transcript;
}

export interface CallTrial {
  readonly kind: 'call';
  readonly prototype: Prototype;
  readonly args: readonly Value[];
  readonly expected: ExpectedCall;
}

/** The script is sent command by command, each after the reply to the previous one. */
export interface AnsweringTrial {
  readonly kind: 'answering';
  readonly program: string;
  readonly script: readonly string[];
  readonly interactive: AnsweringProgram;
}

export interface CommandingTrial {
  readonly kind: 'commanding';
  readonly program: string;
  readonly script: CommandingScript;
  readonly interactive: CommandingProgram;
}

export type TrialOutcome =
  | SessionOutcome
  | AnsweringOutcome
  | CommandingOutcome
  | ({ readonly kind: 'call' } & CallOutcome);

export interface Judged {
  readonly verdict: Verdict;
  /** Absent when accepted and when nothing was run. */
  readonly evidence?: Evidence | undefined;
}

/** A trial with its outcome and verdict. */
export interface Tried {
  readonly trial: Trial;
  readonly outcome: TrialOutcome;
  readonly judged: Judged;
}

/** The judge, as it is passed to the exercise stage. */
export type Judge = (trial: Trial, outcome: TrialOutcome) => Judged;
