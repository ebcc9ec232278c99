import type { CallsJob, Job, Outcome, Program, SessionJob } from '../../model/toolchain.ts';
import { type LiveJob, runLiveJob } from './live-job.ts';
import { neverStarted } from './runner-protocol.ts';
import type { Runner } from './runner.ts';
import { type LinkedPrograms, startTask } from './start-task.ts';

/** Runs what was linked, until it is disposed of. */
export function createProgram(programs: LinkedPrograms, runner: Runner, livePath: string): Program {
  return {
    async run(jobs) {
      const scripted = await runScripted(jobs.filter(isScripted), programs, runner);
      const outcomes: Outcome[] = [];
      for (const job of jobs) {
        const outcome = isScripted(job) ? scripted.shift() : await runLiveJob(job, programs, livePath);
        if (outcome !== undefined) outcomes.push(outcome);
      }
      return outcomes;
    },
    dispose: () => programs.folder.remove(),
  };
}

type ScriptedJob = SessionJob | CallsJob;

function isScripted(job: Job): job is Exclude<Job, LiveJob> {
  return job.kind === 'session' || job.kind === 'calls';
}

async function runScripted(jobs: readonly ScriptedJob[], programs: LinkedPrograms, runner: Runner): Promise<Outcome[]> {
  const tasks = jobs.map((job) => startTask(job, programs));
  for (;;) {
    const errands = tasks.flatMap((task) => task.errands());
    if (errands.length === 0) return tasks.map((task) => task.outcome());
    const answers = await runner(errands.map(({ run }) => run));
    for (const [index, { take }] of errands.entries()) {
      take(answers[index] ?? neverStarted('the runner lost an answer'));
    }
  }
}
