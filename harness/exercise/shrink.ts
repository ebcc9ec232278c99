import fc, { type Arbitrary } from 'fast-check';
import { arbitraryOfRun } from '../model/assignment/taking-turns.ts';
import type { Judged, Trial } from '../model/result/trial.ts';

/**
 * How many smaller candidates are tried before the smallest so far is taken. This is a count and not a time limit, so
 * that the same submission gets the same counterexample on a slow machine.
 */
const maxCandidates = 150;
/** Each of these needs its whole time limit, so fewer are tried. */
const maxTimedOutCandidates = 8;

export interface Smallest {
  readonly trial: Trial;
  readonly judged: Judged;
  /** Together with the seed, reproduces exactly this trial. */
  readonly path: string;
}

/** Goes from a failing run down to a smallest one that still fails. */
export async function shrink<Asked>(
  questions: Arbitrary<Asked>,
  seed: number,
  start: { readonly index: number; readonly judged: Judged },
  /** Undefined if the property is not about this candidate. */
  tryAlone: (question: Asked) => Promise<Omit<Smallest, 'path'> | undefined>,
  fails: (judged: Judged) => boolean,
): Promise<Smallest | undefined> {
  const { index } = start;
  const most = start.judged.verdict.kind === 'timed-out' ? maxTimedOutCandidates : maxCandidates;
  let tried = 0;
  let timedOut = 0;
  const found = new Map<Asked, Omit<Smallest, 'path'>>();
  const stillRight = fc.asyncProperty(arbitraryOfRun(questions, index), async (question) => {
    if (tried >= most || timedOut >= maxTimedOutCandidates) return true;
    const one = await tryAlone(question);
    if (one === undefined) return true;
    tried += 1;
    if (one.judged.verdict.kind === 'timed-out') timedOut += 1;
    found.set(question, one);
    return !fails(one.judged);
  });
  const details = await fc.check(stillRight, { seed, path: String(index), numRuns: index + 1 });
  const [question] = details.counterexample ?? [];
  const smallest = question === undefined ? undefined : found.get(question);
  if (smallest === undefined || details.counterexamplePath === null) return undefined;
  return { ...smallest, path: details.counterexamplePath };
}
