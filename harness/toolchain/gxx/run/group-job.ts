import type { Value } from '../../../model/assignment/value.ts';
import type { CallOutcome, SessionOutcome } from '../../../model/program/run-outcome.ts';
import type { JobLimits, SessionJob } from '../../contract/toolchain.ts';

/** A request to the runner: a session alone, or many runs of one program or function that may share a process. */
export type GroupJob = SessionJob | SessionsJob | CallsJob;

export type GroupOutcome = SessionOutcome | SessionsOutcome | CallsOutcome;

/**
 * Sessions that may share a process, for speed: their outcomes serve as a first look. The limits hold for each of them,
 * or for all of them together; the toolchain decides which.
 */
export interface SessionsJob {
  readonly kind: 'sessions';
  readonly program?: string;
  readonly inputs: readonly string[];
  /** The same for all of them; see `SessionJob`. */
  readonly closesInput?: true;
  readonly limits: JobLimits;
}

/** Calls of one function, without running the student's main. The limits hold for each call. */
export interface CallsJob {
  readonly kind: 'calls';
  readonly function: string;
  readonly calls: readonly (readonly Value[])[];
  readonly limits: JobLimits;
  /**
   * Each starts with the same memory, without traces of the calls before it. A call that would need its own process for
   * that is not run.
   */
  readonly apart?: true;
}

export interface SessionsOutcome {
  readonly kind: 'sessions';
  /** In the order of the inputs; undefined where a session has no outcome and has to be run alone. */
  readonly sessions: readonly (SessionOutcome | undefined)[];
}

export interface CallsOutcome {
  readonly kind: 'calls';
  readonly calls: readonly CallOutcome[];
}
