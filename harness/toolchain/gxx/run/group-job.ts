import type { Value } from '../../../model/assignment/value.ts';
import type { CallOutcome, SessionOutcome } from '../../../model/program/run-outcome.ts';
import type { JobLimits, SessionJob } from '../../contract/toolchain.ts';

/** What the runner is asked for: a session alone, or many runs of one program or function that may share a process. */
export type GroupJob = SessionJob | SessionsJob | CallsJob;

export type GroupOutcome = SessionOutcome | SessionsOutcome | CallsOutcome;

/**
 * Sessions that may share a process, for speed: what is found is good for a first look. The limits hold for each of
 * them, or for all of them together, as the toolchain likes.
 */
export interface SessionsJob {
  readonly kind: 'sessions';
  readonly program?: string;
  readonly inputs: readonly string[];
  readonly limits: JobLimits;
}

/** Calls of one function with the student's main out of the way. The limits hold for each call. */
export interface CallsJob {
  readonly kind: 'calls';
  readonly function: string;
  readonly calls: readonly (readonly Value[])[];
  readonly limits: JobLimits;
  /**
   * Each from the same beginning, with nothing in memory of the calls before it. One that has to be made in a process of
   * its own for that is not run.
   */
  readonly apart?: true;
}

export interface SessionsOutcome {
  readonly kind: 'sessions';
  /** In the order of the inputs; undefined where it did not work out, and the session has to be run alone. */
  readonly sessions: readonly (SessionOutcome | undefined)[];
}

export interface CallsOutcome {
  readonly kind: 'calls';
  readonly calls: readonly CallOutcome[];
}
