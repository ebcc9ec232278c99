import { expect, test } from 'vitest';
import { chooseAttempt, minutesLate } from './choose-attempt.ts';
import type { Attempt } from './layouts/layout.ts';

function attempt(siteName: string, at?: number): Attempt {
  return { siteName, ...(at === undefined ? {} : { submittedAt: { at, local: false } }), files: [], others: [] };
}

function chosen(attempts: readonly Attempt[], excludesLater?: boolean) {
  const deadline = excludesLater === undefined ? undefined : { at: 100, excludesLater };
  const { chosen: one, older, later } = chooseAttempt(attempts, deadline);
  return [one.siteName, older.map(({ siteName }) => siteName), later.map(({ siteName }) => siteName)];
}

const three = [attempt('second', 90), attempt('third', 110), attempt('first', 10)];

test('the latest attempt counts, whatever the order they come in', () => {
  expect(chosen(three)).toEqual(['third', ['first', 'second'], []]);
  expect(chosen(three.toReversed(), false)).toEqual(['third', ['first', 'second'], []]);
});

test('with --before-due the latest before the deadline counts', () => {
  expect(chosen(three, true)).toEqual(['second', ['first'], ['third']]);
  expect(chosen([attempt('on the minute', 100), attempt('after', 101)], true)).toEqual([
    'on the minute',
    [],
    ['after'],
  ]);
});

test('who has nothing in time keeps the latest: no work is thrown away', () => {
  expect(chosen([attempt('late', 110), attempt('later', 120)], true)).toEqual(['later', ['late'], []]);
});

test('attempts without a time come first, by name', () => {
  expect(chosen([attempt('b'), attempt('a'), attempt('timed', 1)])).toEqual(['timed', ['a', 'b'], []]);
  expect(chosen([])).toEqual(['', [], []]);
});

test('a minute begins with its first millisecond', () => {
  const deadline = { at: 60_000, excludesLater: false };
  expect([60_000, 60_001, 120_000, 120_001].map((at) => minutesLate(at, deadline))).toEqual([undefined, 1, 1, 2]);
  expect([minutesLate(undefined, deadline), minutesLate(99, undefined)]).toEqual([undefined, undefined]);
});
