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

/** Goes from a failing run down to a smallest trial that still fails. */
export async function shrink(
  trials: Arbitrary<Trial>,
  seed: number,
  start: { readonly index: number; readonly judged: Judged },
  tryAlone: (trial: Trial) => Promise<Judged>,
  fails: (judged: Judged) => boolean,
): Promise<Smallest | undefined> {
  const { index } = start;
  const most = start.judged.verdict.kind === 'timed-out' ? maxTimedOutCandidates : maxCandidates;
  let tried = 0;
  let timedOut = 0;
  const judgedTrials = new Map<Trial, Judged>();
  const stillRight = fc.asyncProperty(arbitraryOfRun(trials, index), async (trial) => {
    if (tried >= most || timedOut >= maxTimedOutCandidates) return true;
    const judged = await tryAlone(trial);
    tried += 1;
    if (judged.verdict.kind === 'timed-out') timedOut += 1;
    judgedTrials.set(trial, judged);
    return !fails(judged);
  });
  const details = await fc.check(stillRight, { seed, path: String(index), numRuns: index + 1 });
  const [trial] = details.counterexample ?? [];
  const judged = trial === undefined ? undefined : judgedTrials.get(trial);
  if (trial === undefined || judged === undefined || details.counterexamplePath === null) return undefined;
  return { trial, judged, path: details.counterexamplePath };
}
