import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Assignment } from '../model/assignment/assignment.ts';
import { playSession } from '../model/assignment/play-session.ts';
import type { Reference } from '../model/assignment/reference.ts';
import { typedLines } from '../model/assignment/transcript.ts';
import { attempt } from './disagreement.ts';

/** Said of a sample solution that answers the same question in two ways; continues a sentence that names it. */
export const answersDiffer =
  'prints something else each time, so it cannot say what is right: ' +
  'give random numbers a fixed seed, such as srand(1), and look for variables without a value';

/** Waits until clocks of whole seconds show another time: then `srand(time(0))` makes other numbers. */
export async function nextSecond(): Promise<void> {
  await setTimeout(1010 - (Date.now() % 1000));
}

/** Whether the reference gives the same answers to all golden cases a second time. */
export async function answersAgain(assignment: Assignment, reference: Reference): Promise<boolean> {
  const first = await answersOf(assignment, reference);
  await nextSecond();
  return isDeepStrictEqual(first, await answersOf(assignment, reference));
}

function answersOf({ sessions, calls }: Assignment, reference: Reference): Promise<readonly unknown[]> {
  return Promise.all([
    ...sessions.map(({ program, transcript: { pieces, closesInput } }) =>
      attempt(() => playSession(reference, typedLines(pieces), { program, closesInput })),
    ),
    ...calls.map((one) => attempt(() => reference.call(one.function, one.args))),
  ]);
}
