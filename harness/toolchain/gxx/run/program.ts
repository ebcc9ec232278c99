import type { Job, Outcome, Program, RunManner, TimeUse } from '../../../model/program/toolchain.ts';
import type { LiveJob, LiveRunner } from '../talks/live-job.ts';
import { runTalks } from './run-talks.ts';
import { runUndisturbed } from './run-undisturbed.ts';
import { neverStarted } from './runner-protocol.ts';
import type { Runner, StartRunner } from './start-runner.ts';
import { type LinkedPrograms, type ScriptedJob, type ShareSessions, startTask } from './start-task.ts';

/** Runs what was linked, until it is disposed of. */
export interface RunMeans {
  readonly startRunner: StartRunner;
  /** Absent: nothing can be talked to here. */
  readonly live?: LiveRunner;
  /** Absent: each session has a process of its own. */
  readonly shareSessions?: ShareSessions | undefined;
}

export function createProgram(programs: LinkedPrograms, { startRunner, live, shareSessions }: RunMeans): Program {
  const linked = [...programs.sessions.values(), programs.calls];
  const paths = [...new Set(linked.flatMap((one) => (one.kind === 'linked' ? [one.path] : [])))];
  const runner = startRunner(paths);
  return {
    async run(jobs, manner = {}) {
      const outcomes: Outcome[] = [];
      const settle = (place: number, outcome: Outcome, use: TimeUse) => {
        outcomes[place] = outcome;
        manner.onUse?.(place, use);
      };
      const numbered = jobs.map((job, place) => ({ job, place }));
      const scripted = numbered.flatMap(({ job, place }) => (isScripted(job) ? [{ job, place }] : []));
      const talks = numbered.flatMap(({ job, place }) => (isScripted(job) ? [] : [{ job, place }]));
      const ran = await runScripted(
        scripted.map(({ job }) => job),
        { programs, paths, shareSessions },
        runner,
        manner,
      );
      for (const [index, { outcome, use }] of ran.entries()) settle(scripted[index]?.place ?? index, outcome, use);
      const talked = await runTalks(
        talks.map(({ job }) => job),
        programs,
        live,
        manner,
      );
      for (const [index, { outcome, use }] of talked.entries()) settle(talks[index]?.place ?? index, outcome, use);
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

interface Ran {
  readonly outcome: Outcome;
  readonly use: TimeUse;
}

interface Scripted {
  readonly programs: LinkedPrograms;
  readonly paths: readonly string[];
  readonly shareSessions: ShareSessions | undefined;
}

async function runScripted(
  jobs: readonly ScriptedJob[],
  { programs, paths, shareSessions }: Scripted,
  runner: Runner,
  { allowance, sideBySide }: RunManner,
): Promise<Ran[]> {
  const manner = { ...(allowance && { allowance }), ...(sideBySide && { sideBySide }) };
  const subjects = subjectsOf(jobs);
  const used: TimeUse[] = jobs.map(() => ({ cpuSeconds: 0, waitSeconds: 0 }));
  const tasks = jobs.map((job) => startTask(job, programs, (path) => paths.indexOf(path), shareSessions));
  for (;;) {
    const errands = tasks.flatMap((task, job) => task.errands().map(({ run, take }) => ({ job, run, take })));
    if (errands.length === 0) {
      return tasks.map((task, job) => ({ outcome: task.outcome(), use: used[job] ?? neverStarted('') }));
    }
    const cases = errands.map(({ run, job }) => ({ ...run, subject: subjects[job] ?? 0 }));
    const answers = await runUndisturbed(runner, cases, manner);
    for (const [index, { take, job }] of errands.entries()) {
      const answer = answers[index] ?? neverStarted('the runner lost an answer');
      used[job] = sum(used[job] ?? answer, answer);
      take(answer);
    }
  }
}

function sum(one: TimeUse, other: TimeUse): TimeUse {
  return { cpuSeconds: one.cpuSeconds + other.cpuSeconds, waitSeconds: one.waitSeconds + other.waitSeconds };
}

/** Each function and each program has a number of its own. */
function subjectsOf(jobs: readonly ScriptedJob[]): number[] {
  const known = new Map<string, number>();
  return jobs.map((job) => {
    const name = job.kind === 'calls' ? `function ${job.function}` : `program ${job.program ?? ''}`;
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return number;
  });
}
