import type { Assignment } from '../model/assignment/assignment.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Trial } from '../model/result/trial.ts';
import { callTrial, sessionTrial, conversationTrial } from './golden-trials.ts';

export interface ChoosingTrials {
  readonly assignment: Assignment;
  readonly reference: Reference;
  readonly passes: (caseId: string) => boolean;
}

export interface ChosenTrial {
  readonly trial: Trial;
  readonly isHidden: boolean;
}

const callsOfEach = 16;
const sessionsOfEach = 40;
const conversationsOfEach = 4;

/**
 * Golden cases that are right and show much of a program: its longest sessions and conversations, and calls of each
 * function from all over the list. Public ones come first, because reports may show their faults.
 */
export function chooseTrials({ assignment, reference, passes }: ChoosingTrials): ChosenTrial[] {
  const right = ({ id }: { readonly id: string }) => passes(id);
  const calls = grouped(assignment.calls.filter(right), (one) => one.function).flatMap((some) =>
    spread(some, callsOfEach).map((one) => ({ one, trial: callTrial(one, assignment) })),
  );
  const sessions = grouped(assignment.sessions.filter(right), (one) => one.program ?? '').flatMap((some) =>
    longest(some, sessionsOfEach, (one) => one.transcript.pieces.length).map((one) => ({
      one,
      trial: sessionTrial(one),
    })),
  );
  const conversations = grouped(assignment.conversations.filter(right), (one) => one.program).flatMap((some) =>
    longest(some, conversationsOfEach, lengthOfConversation).map((one) => ({
      one,
      trial: conversationTrial(one, reference),
    })),
  );
  const all = [...calls, ...sessions, ...conversations].map(({ one, trial }) => ({
    trial,
    isHidden: one.visibility === 'hidden',
  }));
  return [...all.filter(({ isHidden }) => !isHidden), ...all.filter(({ isHidden }) => isHidden)];
}

function lengthOfConversation(conversation: Assignment['conversations'][number]): number {
  return conversation.kind === 'answering' ? conversation.transcript.pieces.length : conversation.script.typed.length;
}

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups.values()];
}

/** Evenly chosen, from the first to the last. */
function spread<One>(all: readonly One[], most: number): One[] {
  const share = Math.max(1, all.length / most);
  return all.filter((_one, index) => Math.floor(index / share) > Math.floor((index - 1) / share));
}

/** The longest ones in their order; among equally long ones, the earlier. */
function longest<One>(all: readonly One[], most: number, lengthOf: (one: One) => number): One[] {
  const chosen = new Set(all.toSorted((one, other) => lengthOf(other) - lengthOf(one)).slice(0, most));
  return all.filter((one) => chosen.has(one));
}
