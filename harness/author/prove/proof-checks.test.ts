import { expect, test } from 'vitest';
import { doubles, sums } from '../../exercise/counter.fixture.ts';
import type { RandomRuns } from '../../grade/answer-random-runs.ts';
import type { Trial } from '../../model/result/trial.ts';
import { checkRandom, thinRuns, withoutCases } from './proof-checks.ts';

const trial: Trial = { kind: 'session', typed: [], expected: { pieces: [], ends: 'finished' } };
const limited: RandomRuns = {
  kind: 'answered',
  property: { ...doubles, runs: 3 },
  trials: [trial],
  condition: { allows: 1, of: 60 },
};
const faulty: RandomRuns = { kind: 'faulty', property: sums, reason: 'the sample solution crashes' };

test('the check counts random runs, says how many calls a condition allows, and names faulty properties', () => {
  expect(checkRandom([limited])).toEqual({
    kind: 'random',
    state: 'proven',
    about: '1 random run answered; properties/double allows 1 of 60 calls',
    problems: [],
  });
  expect(checkRandom([limited, faulty])).toMatchObject({
    state: 'wrong',
    problems: ['properties/sums: the sample solution crashes'],
  });
  expect(checkRandom([])).toMatchObject({ state: 'skipped', about: 'no property' });
});

test('a condition that leaves too few runs is thin, and so is an assignment without known-bad programs', () => {
  const few = 'only-if of properties/double allows 1 of 60 random calls, so it has 1 run instead of 3';
  expect(thinRuns([limited, faulty], undefined)).toEqual([few]);
  expect(thinRuns([], { kind: 'wrong', looked: 2, problems: [] })).toEqual([]);
  expect(thinRuns([], { kind: 'wrong', looked: 0, problems: [] })).toEqual([
    'no known-bad program: put programs with one mistake each into folders wrong/NAME, to see that the cases find it',
  ]);
});

test('an assignment that runs nothing is not proven', () => {
  const none = { calls: [], sessions: [], conversations: [], properties: [] };
  expect(withoutCases(none)).toEqual([
    'no case runs a program, so each gets full marks: verbatim record makes a golden session',
  ]);
  expect(withoutCases({ ...none, properties: [sums] })).toEqual([]);
});
