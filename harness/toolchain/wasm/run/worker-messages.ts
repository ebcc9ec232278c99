import type { ConsoleRequest, ConsoleRun } from '../host/console-run.ts';
import type { ConsoleProgram } from '../host/run-console.ts';

/** Many runs, one after the other. */
export interface WorkerOrder {
  readonly runs: readonly WorkerRun[];
  /** Where the run that is going on writes what it prints and reads: see shared-console.ts. */
  readonly shared: SharedArrayBuffer;
}

export interface WorkerRun extends Omit<ConsoleRequest, 'watch'> {
  readonly program: ConsoleProgram;
}

/** Sent after each run, in the order of the runs. */
export interface WorkerAnswer {
  readonly index: number;
  readonly run: ConsoleRun;
}
