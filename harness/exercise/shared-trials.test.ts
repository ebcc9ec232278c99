import { expect, test } from 'vitest';
import { counter, doubles, reference, sums } from './counter.fixture.ts';
import { sampleTrials, trialsOf } from './property-trials.ts';
import { sharedTrials } from './shared-trials.ts';

const source = { assignment: counter, property: sums, reference, seed: 1 };
const arbitrary = trialsOf(sums, counter, reference);

test('the second submission of a class gets the very trials of the first', () => {
  let plays = 0;
  const counting = {
    ...reference,
    play: (typed: readonly string[]) => {
      plays += 1;
      return reference.play(typed);
    },
  };
  const counted = { ...source, reference: counting };
  const first = sharedTrials(counted, trialsOf(sums, counter, counting));
  expect(plays).toBeGreaterThan(0);
  const playedOnce = plays;
  expect(sharedTrials(counted, trialsOf(sums, counter, counting))).toBe(first);
  expect(plays).toBe(playedOnce);
});

test('shared trials are the same as those made without sharing', () => {
  expect(sharedTrials(source, arbitrary)).toEqual(sampleTrials(arbitrary, 1, sums.runs));
});

test('another seed, another property and another reference have trials of their own', () => {
  const first = sharedTrials(source, arbitrary);
  expect(sharedTrials({ ...source, seed: 2 }, arbitrary)).toEqual(sampleTrials(arbitrary, 2, sums.runs));
  const calls = trialsOf(doubles, counter, reference);
  expect(sharedTrials({ ...source, property: doubles }, calls)).toEqual(sampleTrials(calls, 1, doubles.runs));
  const other = { ...reference, play: () => ({ pieces: [], ends: 'finished' as const }) };
  const others = sharedTrials({ ...source, reference: other }, trialsOf(sums, counter, other));
  expect(others).not.toEqual(first);
  expect(sharedTrials(source, arbitrary)).toEqual(first);
});
