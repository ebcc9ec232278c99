import type { Job, Outcome, Program } from '../../model/toolchain.ts';
import { type LiveJob, type LiveRunner, runLiveJob } from './live-job.ts';
import { runUndisturbed } from './run-undisturbed.ts';
import { neverStarted } from './runner-protocol.ts';
import type { Runner, StartRunner } from './runner.ts';
import { type LinkedPrograms, type ScriptedJob, startTask } from './start-task.ts';

/** Runs what was linked, until it is disposed of. */
export function createProgram(programs: LinkedPrograms, startRunner: StartRunner, live?: LiveRunner): Program {
  const linked = [...programs.sessions.values(), programs.calls];
  const paths = [...new Set(linked.flatMap((one) => (one.kind === 'linked' ? [one.path] : [])))];
  const runner = startRunner(paths);
  return {
    async run(jobs) {
      const scripted = await runScripted(jobs.filter(isScripted), programs, paths, runner);
      const outcomes: Outcome[] = [];
      for (const job of jobs) {
        const outcome = isScripted(job) ? scripted.shift() : await runLiveJob(job, programs, live);
        if (outcome !== undefined) outcomes.push(outcome);
      }
      return outcomes;
    },
    async dispose() {
      await runner.end();
      await programs.folder.remove();
    },
  };
}

function isScripted(job: Job): job is Exclude<Job, LiveJob> {
  return job.kind === 'session' || job.kind === 'sessions' || job.kind === 'calls';
}

async function runScripted(
  jobs: readonly ScriptedJob[],
  programs: LinkedPrograms,
  paths: readonly string[],
  runner: Runner,
): Promise<Outcome[]> {
  const tasks = jobs.map((job) => startTask(job, programs, (path) => paths.indexOf(path)));
  for (;;) {
    const errands = tasks.flatMap((task) => task.errands());
    if (errands.length === 0) return tasks.map((task) => task.outcome());
    const answers = await runUndisturbed(
      runner,
      errands.map(({ run }) => run),
    );
    for (const [index, { take }] of errands.entries()) {
      take(answers[index] ?? neverStarted('the runner lost an answer'));
    }
  }
}
