import type { GroupOutcome } from './group-job.ts';
import type { RunnerAnswer, RunnerCase } from './runner-protocol.ts';

/** A run that a job needs, and what to do with the answer. */
export interface PendingRun {
  readonly run: RunnerCase;
  readonly take: (answer: RunnerAnswer) => void;
}

/** A job under way. Most need one round; calls that crash need another for the calls after them. */
export interface Task {
  /** What is still to be run; empty when the job is done. */
  pendingRuns(): PendingRun[];
  outcome(): GroupOutcome;
}
