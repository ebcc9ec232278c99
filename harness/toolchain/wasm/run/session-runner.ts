import type { SessionOutcome } from '../../../model/program/run-outcome.ts';
import type { SessionJob } from '../../contract/toolchain.ts';
import { maxErrorBytes } from '../../gxx/run/run-end.ts';
import type { ConsoleProgram } from '../host/run-console.ts';
import { type PassedDeadline, watchDeadline } from './deadline.ts';
import { sessionEnd } from './session-end.ts';
import { readShared, sharedConsole } from './shared-console.ts';
import type { WorkerRun } from './worker-messages.ts';
import { startWorkerThread, type WorkerThread } from './worker-thread.ts';

/** Runs sessions in a thread of its own. */
export interface SessionRunner {
  /** One batch at a time: a batch waits for those before it. Outcomes come back in the order of the jobs. */
  run(jobs: readonly ProgramJob[]): Promise<readonly SessionOutcome[]>;
  close(): Promise<void>;
}

/** The program has the limit of memory that its job has. */
export interface ProgramJob extends SessionJob {
  readonly linked: ConsoleProgram;
}

/** `workerFile` is the JavaScript of session-worker.ts. */
export function openSessionRunner(workerFile: string | URL): SessionRunner {
  let thread: WorkerThread | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** The outcomes of the first jobs: of all, or up to one that ended the thread. */
  function runUntilEnd(jobs: readonly ProgramJob[]): Promise<readonly SessionOutcome[]> {
    const runs = jobs.map(requestOf);
    const shared = sharedConsole(runs);
    const current = (thread ??= startWorkerThread(workerFile));
    return new Promise((resolve) => {
      const outcomes: SessionOutcome[] = [];
      const deadline = watchDeadline((passed) => void endThread(passed));
      const startNext = (): void => {
        const next = jobs[outcomes.length];
        if (next !== undefined) return deadline.start(next.limits);
        deadline.stop();
        resolve(outcomes);
      };
      const endThread = async (why: PassedDeadline | 'died'): Promise<void> => {
        deadline.stop();
        thread = undefined;
        await current.end();
        const at = outcomes.length;
        const [job, run] = [jobs[at], runs[at]];
        const seen = run === undefined ? undefined : readShared(shared, at, run);
        // Without this, the thread was just between two runs, so the job is still to be done.
        if (job !== undefined && (seen !== undefined || why !== 'computed')) {
          const outcome = { kind: 'session', end: forcedEnd(why, job), printed: new Uint8Array(), reads: [] } as const;
          outcomes.push({ ...outcome, ...seen });
        }
        resolve(outcomes);
      };
      current.start(
        { runs, shared },
        {
          onAnswer({ index, run }) {
            const job = jobs[index];
            if (job === undefined) return;
            const end = sessionEnd(run, job.limits);
            outcomes.push({ kind: 'session', end, printed: run.printed, reads: run.reads });
            startNext();
          },
          onDeath: () => void endThread('died'),
        },
      );
      startNext();
    });
  }

  async function runAll(jobs: readonly ProgramJob[]): Promise<readonly SessionOutcome[]> {
    const outcomes: SessionOutcome[] = [];
    while (outcomes.length < jobs.length) outcomes.push(...(await runUntilEnd(jobs.slice(outcomes.length))));
    return outcomes;
  }

  return {
    run(jobs) {
      const running = last.then(() => runAll(jobs));
      last = running.catch(() => {});
      return running;
    },
    async close() {
      await last;
      await thread?.end();
      thread = undefined;
    },
  };
}

function forcedEnd(why: PassedDeadline | 'died', { limits }: SessionJob): SessionOutcome['end'] {
  switch (why) {
    case 'computed':
      return { kind: 'timed-out', clock: 'cpu', seconds: limits.cpuSeconds };
    case 'stuck':
      return { kind: 'not-run', reason: 'the thread of the program neither computed nor ended' };
    case 'died':
      return { kind: 'not-run', reason: 'the thread of the program ended unexpectedly' };
  }
}

function requestOf({ linked, input, closesInput, limits }: ProgramJob): WorkerRun {
  return {
    program: linked,
    input: new TextEncoder().encode(input),
    ...(closesInput === true ? { closesInput } : {}),
    limits: {
      outputBytes: limits.outputBytes,
      errorBytes: maxErrorBytes(limits),
      sleepSeconds: limits.wallSeconds,
    },
  };
}
