import { expect, test } from 'vitest';
import type { Property } from '../model/assignment/assignment.ts';
import type { Value } from '../model/assignment/value.ts';
import type { Trial } from '../model/result/trial.ts';
import { counter, doubles, reference, sums } from './counter.fixture.ts';
import { questionsOf } from './property-trials.ts';
import { makeTrials, sharedTrials } from './shared-trials.ts';

const source = { assignment: counter, property: sums, reference, seed: 1 };
const questions = questionsOf(sums, counter, reference);

test('the second submission of a class gets the very trials of the first', async () => {
  let plays = 0;
  const counting = {
    ...reference,
    play: (typed: readonly string[]) => {
      plays += 1;
      return reference.play(typed);
    },
  };
  const counted = { ...source, reference: counting };
  const first = await sharedTrials(counted, questionsOf(sums, counter, counting));
  expect(plays).toBeGreaterThan(0);
  const playedOnce = plays;
  expect(await sharedTrials(counted, questionsOf(sums, counter, counting))).toBe(first);
  expect(plays).toBe(playedOnce);
});

test('shared trials are the same as those made without sharing', async () => {
  expect(await sharedTrials(source, questions)).toEqual(await makeTrials(source, questions));
});

test('another seed, another property and another reference have trials of their own', async () => {
  const first = await sharedTrials(source, questions);
  expect(await sharedTrials({ ...source, seed: 2 }, questions)).toEqual(
    await makeTrials({ ...source, seed: 2 }, questions),
  );
  const calls = questionsOf(doubles, counter, reference);
  expect(await sharedTrials({ ...source, property: doubles }, calls)).toEqual(
    await makeTrials({ ...source, property: doubles }, calls),
  );
  const other = { ...reference, play: () => ({ pieces: [], ends: 'finished' as const }) };
  const others = await sharedTrials({ ...source, reference: other }, questionsOf(sums, counter, other));
  expect(others).not.toEqual(first);
  expect(await sharedTrials(source, questions)).toEqual(first);
});

const even: Property = { ...doubles, target: { kind: 'calls', function: 'double', onlyIf: 'n % 2 == 0' }, runs: 20 };
const onlyEven = { ...reference, allows: (_id: string, [n]: readonly Value[]) => BigInt(String(n)) % 2n === 0n };

function isEven(trial: Trial): boolean {
  return trial.kind === 'call' && BigInt(String(trial.args[0])) % 2n === 0n;
}

test('a property with a condition has as many runs as without, and each keeps its number', async () => {
  const limited = { ...source, property: even, reference: onlyEven };
  const { trials, numbers, condition } = await makeTrials(limited, questionsOf(even, counter, onlyEven));
  const every = await makeTrials(
    { ...source, property: { ...doubles, runs: 400 } },
    questionsOf(doubles, counter, reference),
  );
  expect(trials).toHaveLength(20);
  expect(condition).toEqual({ allows: every.trials.filter(isEven).length, of: 400 });
  expect(numbers.map((number) => every.trials[number])).toEqual(trials);
  expect(trials.every(isEven)).toBe(true);
});

test('a condition that nothing fulfils is a fault of the author', async () => {
  const limited = { ...source, property: even, reference: { ...reference, allows: () => false } };
  await expect(makeTrials(limited, questionsOf(even, counter, reference))).rejects.toThrow(
    'only-if of properties/double allows none of 400 random calls: change the condition, or the values of the parameters',
  );
});
