import type { Prototype } from '../../model/prototype.ts';
import type { CallsJob, Job, RunEnd, SessionJob, SessionsJob } from '../../model/toolchain.ts';
import { encodeArguments } from './call-records.ts';
import { callsTask, endedCalls } from './calls-task.ts';
import type { Task } from './errand.ts';
import { gamesTask } from './games-task.ts';
import type { SessionPrograms } from './link-sessions.ts';
import type { Linked } from './link.ts';
import { endedSession, sessionTask } from './session-task.ts';
import type { WorkFolder } from './work-folder.ts';

export interface LinkedPrograms {
  readonly folder: WorkFolder;
  readonly functions: readonly Prototype[];
  readonly sessions: SessionPrograms;
  readonly calls: Linked;
  /** Required members that the student did not write: a call of one of them would lead nowhere. */
  readonly missing: ReadonlySet<string>;
}

/** The number by which the runner knows a program. */
export type PlaceOf = (path: string) => number;

/** What has to be run for a job; nothing, where it is known beforehand how it ends. */
export function startTask(job: Job, programs: LinkedPrograms, placeOf: PlaceOf): Task {
  switch (job.kind) {
    case 'calls':
      return startCalls(job, programs, placeOf);
    case 'session':
      return startSession(job, programs, placeOf);
    case 'sessions':
      return startSessions(job, programs, placeOf);
  }
}

function startSession(job: SessionJob, { sessions }: LinkedPrograms, placeOf: PlaceOf): Task {
  const linked = sessions.get(job.program);
  if (linked === undefined) return ended(notRun(`${job.program ?? 'a program without an id'} was not asked for`));
  if (linked.kind === 'linked') return sessionTask(job, placeOf(linked.path));
  return ended(linked.kind === 'refused' ? noProgram(linked.reason) : notRun(linked.reason));

  function ended(end: RunEnd): Task {
    return finishedTask(endedSession(end));
  }
}

/** Where there is nothing to run, each session will say so when it is run alone. */
function startSessions(job: SessionsJob, { sessions }: LinkedPrograms, placeOf: PlaceOf): Task {
  const linked = sessions.get(job.program);
  if (linked?.kind === 'linked') return gamesTask(job, placeOf(linked.path));
  return finishedTask({ kind: 'sessions', sessions: job.inputs.map(() => undefined) });
}

function startCalls(job: CallsJob, { calls, functions, missing }: LinkedPrograms, placeOf: PlaceOf): Task {
  const index = functions.findIndex(({ name }) => name === job.function);
  const prototype = functions[index];
  if (prototype === undefined) return ended(notRun(`${job.function} was not asked for in the build`));
  if (calls.kind !== 'linked') return ended(noProgram('link-error'));
  if (missing.has(job.function)) return ended(noProgram('no-such-function'));
  const words: Uint8Array[] = [];
  for (const values of job.calls) {
    const encoded = encodeArguments(prototype, values);
    if (typeof encoded === 'string') return ended(notRun(`${job.function} cannot be called: ${encoded}`));
    words.push(encoded);
  }
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
  return { errands: () => [], outcome: () => outcome };
}
