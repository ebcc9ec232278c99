import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TakingTurns } from '../model/assignment/taking-turns.ts';
import type { Trial } from '../model/result/trial.ts';
import { reference } from './counter.fixture.ts';
import { sampleTrials } from './property-trials.ts';
import { shrink } from './shrink.ts';

const [short, long] = [fc.array(fc.constant('1'), { maxLength: 2 }), fc.array(fc.constant('1'), { minLength: 5 })];
const trials = new TakingTurns([short, long]).map((typed): Trial => ({
  kind: 'session',
  typed,
  expected: reference.play(typed),
}));

const lengthOf = (trial: Trial | undefined): number => (trial?.kind === 'session' ? trial.typed.length : -1);

test('if kinds take turns, each run has its own kind, and its number alone reproduces it', () => {
  const sampled = sampleTrials(trials, 3, 6);
  expect(sampled.map((trial) => lengthOf(trial) >= 5)).toEqual([false, true, false, true, false, true]);
  const again = sampled.map((_, run) => sampleTrials(trials, 3, 1, String(run))[0]);
  expect(again).toEqual(sampled);
});

test('a run is shrunk within its kind, and the path of the smallest reproduces it', async () => {
  const index = 3;
  const judged = { verdict: { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } } } as const;
  const smallest = await shrink(
    trials,
    3,
    { index, judged },
    () => Promise.resolve(judged),
    () => true,
  );
  expect(lengthOf(smallest?.trial)).toBe(5);
  expect(sampleTrials(trials, 3, 1, smallest?.path)).toEqual([smallest?.trial]);
});
