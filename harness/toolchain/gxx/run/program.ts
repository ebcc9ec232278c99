import { endedOutcome } from '../../../model/program/ended-outcome.ts';
import type { Outcome, TimeUse } from '../../../model/program/run-outcome.ts';
import type { Program, RunManner } from '../../contract/toolchain.ts';
import type { ConversationRunner } from '../conversations/run-conversation.ts';
import { type Ran, type RunGroups, isScripted, runAlone, runInCompany } from './company.ts';
import type { GroupJob, GroupOutcome } from './group-job.ts';
import { runConversations } from './run-conversations.ts';
import { runUndisturbed } from './run-undisturbed.ts';
import { neverStarted } from './runner-protocol.ts';
import type { Runner, RunnerManner, StartRunner } from './start-runner.ts';
import { type LinkedPrograms, type ShareSessions, startTask } from './start-task.ts';

export interface RunMeans {
  readonly startRunner: StartRunner;
  /** Absent: interactive programs cannot be run here. */
  readonly conversationRunner?: ConversationRunner;
  /** Absent: each session has its own process. */
  readonly shareSessions?: ShareSessions | undefined;
}

/** A program, with a function that only the tests of this room use. */
export interface LinkedProgram extends Program {
  runGroups(jobs: readonly GroupJob[]): Promise<readonly GroupOutcome[]>;
}

/** Runs what was linked, until it is disposed of. */
export function createProgram(programs: LinkedPrograms, means: RunMeans): LinkedProgram {
  const linked = [...programs.sessions.values(), programs.calls];
  const paths = [...new Set(linked.flatMap((one) => (one.kind === 'linked' ? [one.path] : [])))];
  const place = { programs, paths, shareSessions: means.shareSessions };
  const runner = means.startRunner(paths);
  const groupsWith =
    ({ allowance, sideBySide }: RunManner): RunGroups =>
    (jobs) =>
      runGroups(jobs, place, runner, { ...(allowance && { allowance }), ...(sideBySide && { sideBySide }) });
  return {
    async run(jobs, manner = {}) {
      const { convinces, afresh, onUse } = manner;
      if (convinces !== undefined && jobs.every(isScripted)) {
        return runInCompany(
          jobs,
          { convinces, ...(afresh && { afresh }), ...(onUse && { onUse }) },
          groupsWith(manner),
        );
      }
      // Conversations never share a process.
      if (convinces !== undefined) return jobs.map((job) => endedOutcome(job.kind, { kind: 'postponed' }));
      const outcomes: Outcome[] = [];
      const settle = (at: number, { outcome, use }: Ran<Outcome>) => {
        outcomes[at] = outcome;
        onUse?.(at, use);
      };
      const numbered = jobs.map((job, at) => ({ job, at }));
      const scripted = numbered.flatMap(({ job, at }) => (isScripted(job) ? [{ job, at }] : []));
      const conversations = numbered.flatMap(({ job, at }) => (isScripted(job) ? [] : [{ job, at }]));
      const ran = await runAlone(
        scripted.map(({ job }) => job),
        groupsWith(manner),
      );
      for (const [index, one] of ran.entries()) settle(scripted[index]?.at ?? index, one);
      const interactive = await runConversations(
        conversations.map(({ job }) => job),
        programs,
        means.conversationRunner,
        manner,
      );
      for (const [index, one] of interactive.entries()) settle(conversations[index]?.at ?? index, one);
      return outcomes;
    },
    runGroups: async (jobs) => (await groupsWith({})(jobs)).map(({ outcome }) => outcome),
    async dispose() {
      await runner.end();
      await programs.folder.remove();
    },
  };
}

interface Place {
  readonly programs: LinkedPrograms;
  readonly paths: readonly string[];
  readonly shareSessions: ShareSessions | undefined;
}

async function runGroups(
  jobs: readonly GroupJob[],
  { programs, paths, shareSessions }: Place,
  runner: Runner,
  manner: RunnerManner,
): Promise<Ran<GroupOutcome>[]> {
  const subjects = subjectsOf(jobs);
  const used: TimeUse[] = jobs.map(() => ({ cpuSeconds: 0, waitSeconds: 0 }));
  const tasks = jobs.map((job) => startTask(job, programs, (path) => paths.indexOf(path), shareSessions));
  for (;;) {
    const pendingRuns = tasks.flatMap((task, job) => task.pendingRuns().map(({ run, take }) => ({ job, run, take })));
    if (pendingRuns.length === 0) {
      return tasks.map((task, job) => ({ outcome: task.outcome(), use: used[job] ?? neverStarted('') }));
    }
    const cases = pendingRuns.map(({ run, job }) => ({ ...run, subject: subjects[job] ?? 0 }));
    const answers = await runUndisturbed(runner, cases, manner);
    for (const [index, { take, job }] of pendingRuns.entries()) {
      const answer = answers[index] ?? neverStarted('the runner lost an answer');
      used[job] = sum(used[job] ?? answer, answer);
      take(answer);
    }
  }
}

function sum(one: TimeUse, other: TimeUse): TimeUse {
  return { cpuSeconds: one.cpuSeconds + other.cpuSeconds, waitSeconds: one.waitSeconds + other.waitSeconds };
}

/** Each function and each program has its own number. */
function subjectsOf(jobs: readonly GroupJob[]): number[] {
  const known = new Map<string, number>();
  return jobs.map((job) => {
    const name = job.kind === 'calls' ? `function ${job.function}` : `program ${job.program ?? ''}`;
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return number;
  });
}
