import type { Prototype } from '../../model/prototype.ts';
import type { CallsJob, Job, Program } from '../../model/toolchain.ts';
import { callsTask, endedCalls } from './calls-task.ts';
import type { Task } from './errand.ts';
import type { Linked } from './link.ts';
import { neverStarted } from './runner-protocol.ts';
import type { Runner } from './runner.ts';
import { endedSession, sessionTask } from './session-task.ts';
import type { WorkFolder } from './work-folder.ts';

export interface LinkedPrograms {
  readonly folder: WorkFolder;
  readonly functions: readonly Prototype[];
  readonly session: Exclude<Linked, { readonly kind: 'broken' }>;
  /** Absent when no functions were asked for. */
  readonly calls: Exclude<Linked, { readonly kind: 'broken' }> | undefined;
  readonly runner: Runner;
}

export function createProgram(programs: LinkedPrograms): Program {
  return {
    async run(jobs) {
      const tasks = jobs.map((job) => startTask(job, programs));
      for (;;) {
        const errands = tasks.flatMap((task) => task.errands());
        if (errands.length === 0) return tasks.map((task) => task.outcome());
        const answers = await programs.runner(errands.map(({ run }) => run));
        for (const [index, { take }] of errands.entries()) {
          take(answers[index] ?? neverStarted('the runner lost an answer'));
        }
      }
    },
    dispose: () => programs.folder.remove(),
  };
}

function startTask(job: Job, programs: LinkedPrograms): Task {
  if (job.kind === 'calls') return startCalls(job, programs);
  const { session, folder } = programs;
  if (session.kind === 'linked') return sessionTask(job, { program: session.path, folder: folder.empty });
  return finishedTask(endedSession({ kind: 'no-program', reason: session.reason }));
}

function startCalls(job: CallsJob, { calls, functions, folder }: LinkedPrograms): Task {
  const index = functions.findIndex(({ name }) => name === job.function);
  const prototype = functions[index];
  if (prototype === undefined || calls === undefined) {
    return finishedTask(endedCalls(job, { kind: 'not-run', reason: `${job.function} was not asked for in the build` }));
  }
  if (calls.kind === 'refused') return finishedTask(endedCalls(job, { kind: 'no-program', reason: 'link-error' }));
  return callsTask(job, { prototype, index }, { program: calls.path, folder: folder.empty });
}

function finishedTask(outcome: ReturnType<Task['outcome']>): Task {
  return { errands: () => [], outcome: () => outcome };
}
