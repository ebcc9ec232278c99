import type { Prototype } from '../../../model/assignment/prototype.ts';
import type { RunEnd } from '../../../model/program/run-outcome.ts';
import type { SessionJob } from '../../contract/toolchain.ts';
import type { CallsJob, GroupJob, SessionsJob } from './group-job.ts';
import { encodedCalls } from '../calls/encoded-calls.ts';
import { callsTask, endedCalls } from '../calls/calls-task.ts';
import type { Task } from './pending-run.ts';
import type { SessionPrograms } from '../link/link-sessions.ts';
import type { Linked } from '../messages/linker-verdict.ts';
import { endedSession, sessionTask } from './session-task.ts';
import type { WorkFolder } from '../work-folder/work-folder.ts';

export interface LinkedPrograms {
  readonly folder: WorkFolder;
  readonly functions: readonly Prototype[];
  readonly sessions: SessionPrograms;
  readonly calls: Linked;
  /** Required members that the student did not write, so that they cannot be called. */
  readonly missing: ReadonlySet<string>;
}

/** Runs several sessions in one process. */
export type ShareSessions = (job: SessionsJob, program: number) => Task;

/** The number by which the runner knows a program. */
export type PlaceOf = (path: string) => number;

/** What has to be run for a job; nothing, if its outcome is known beforehand. */
export function startTask(
  job: GroupJob,
  programs: LinkedPrograms,
  placeOf: PlaceOf,
  share: ShareSessions | undefined,
): Task {
  switch (job.kind) {
    case 'calls':
      return startCalls(job, programs, placeOf);
    case 'session':
      return startSession(job, programs, placeOf);
    case 'sessions':
      return startSessions(job, programs, placeOf, share);
  }
}

function startSession(job: SessionJob, programs: LinkedPrograms, placeOf: PlaceOf): Task {
  const found = findSessionProgram(job.program, programs);
  return found.kind === 'absent' ? finishedTask(endedSession(found.end)) : sessionTask(job, placeOf(found.path));
}

/** One of the whole programs, or the end of every run of it if there is no such program. */
export function findSessionProgram(
  id: string | undefined,
  { sessions }: Pick<LinkedPrograms, 'sessions'>,
): { readonly kind: 'linked'; readonly path: string } | { readonly kind: 'absent'; readonly end: RunEnd } {
  const linked = sessions.get(id);
  if (linked === undefined) return absent(notRun(`the build has no program ${id ?? 'without an id'}`));
  if (linked.kind === 'linked') return linked;
  return absent(linked.kind === 'refused' ? noProgram(linked.reason) : notRun(linked.reason));

  function absent(end: RunEnd) {
    return { kind: 'absent', end } as const;
  }
}

/** If there is nothing to run, each session reports that when it is run alone. */
function startSessions(
  job: SessionsJob,
  { sessions }: LinkedPrograms,
  placeOf: PlaceOf,
  share: ShareSessions | undefined,
): Task {
  const linked = sessions.get(job.program);
  if (linked?.kind === 'linked' && share !== undefined) return share(job, placeOf(linked.path));
  return finishedTask({ kind: 'sessions', sessions: job.inputs.map(() => undefined) });
}

function startCalls(job: CallsJob, { calls, functions, missing }: LinkedPrograms, placeOf: PlaceOf): Task {
  const index = functions.findIndex(({ name }) => name === job.function);
  const prototype = functions[index];
  if (prototype === undefined) return ended(notRun(`the build has no function ${job.function}`));
  if (calls.kind !== 'linked') return ended(noProgram('link-error'));
  if (missing.has(job.function)) return ended(noProgram('no-such-function'));
  const words = encodedCalls(prototype, job.calls);
  if (typeof words === 'string') return ended(notRun(`${job.function} cannot be called: ${words}`));
  return callsTask(job, { prototype, index, words }, placeOf(calls.path));

  function ended(end: RunEnd): Task {
    return finishedTask(endedCalls(job, end));
  }
}

function noProgram(reason: Extract<RunEnd, { readonly kind: 'no-program' }>['reason']): RunEnd {
  return { kind: 'no-program', reason };
}

function notRun(reason: string): RunEnd {
  return { kind: 'not-run', reason };
}

function finishedTask(outcome: ReturnType<Task['outcome']>): Task {
  return { pendingRuns: () => [], outcome: () => outcome };
}
