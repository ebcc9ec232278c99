import type { RunManner } from '../../contract/toolchain.ts';
import type { RunnerAnswer, RunnerCase } from './runner-protocol.ts';

/** The programs of one submission, ready to be run. */
export interface Runner {
  /** Runs cases and answers each of them, in their order. Never throws. */
  run(cases: readonly RunnerCase[], manner?: RunnerManner): Promise<RunnerAnswer[]>;
  /** Stops whatever still runs. */
  end(): Promise<void>;
}

export type RunnerManner = Pick<RunManner, 'allowance' | 'sideBySide'>;

export type StartRunner = (programs: readonly string[]) => Runner;
