import type { Assignment } from '../model/assignment.ts';
import type { Reference } from '../model/reference.ts';
import type { Trial } from '../model/trial.ts';
import { callTrial, sessionTrial, talkTrial } from './golden-trials.ts';

export interface ChoosingTrials {
  readonly assignment: Assignment;
  readonly reference: Reference;
  readonly passes: (caseId: string) => boolean;
}

const callsOfEach = 12;
const sessionsOfEach = 6;
const talksOfEach = 3;

/**
 * Golden cases that came out right and tell much of a program: the longest of its sessions and talks, and calls of each function
 * from all over the list. Hidden ones stay out, so that no finding shows what they type.
 */
export function chooseTrials({ assignment, reference, passes }: ChoosingTrials): Trial[] {
  const isOpen = ({ id, visibility }: { readonly id: string; readonly visibility: string }) =>
    visibility === 'public' && passes(id);
  const calls = grouped(assignment.calls.filter(isOpen), (one) => one.function).flatMap((some) =>
    spread(some, callsOfEach).map((one) => callTrial(one, assignment)),
  );
  const sessions = grouped(assignment.sessions.filter(isOpen), (one) => one.program ?? '').flatMap((some) =>
    longest(some, sessionsOfEach, (one) => one.transcript.pieces.length).map(sessionTrial),
  );
  const talks = grouped(assignment.talks.filter(isOpen), (one) => one.program).flatMap((some) =>
    longest(some, talksOfEach, (one) => JSON.stringify(one).length).map((one) => talkTrial(one, reference)),
  );
  return [...calls, ...sessions, ...talks];
}

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** From the first to the last. */
function spread<One>(all: readonly One[], most: number): One[] {
  if (all.length <= most) return [...all];
  return all.filter(
    (_one, index) =>
      index === 0 || Math.floor((index * most) / all.length) > Math.floor(((index - 1) * most) / all.length),
  );
}

/** In their order; of equally long ones, the earlier. */
function longest<One>(all: readonly One[], most: number, lengthOf: (one: One) => number): One[] {
  const chosen = new Set(all.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, most));
  return all.filter((one) => chosen.has(one));
}
