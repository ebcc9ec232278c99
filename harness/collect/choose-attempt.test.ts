import { expect, test } from 'vitest';
import { chooseAttempt } from './choose-attempt.ts';
import type { Attempt } from '../sites/layout.ts';
import { openClock } from '../sites/time/course-clock.ts';
import { utcTime } from '../sites/time/site-time.ts';
import { fixedZone } from '../sites/time/zone.ts';

function attempt(siteName: string, at?: number): Attempt {
  return { siteName, ...(at === undefined ? {} : { submittedAt: utcTime(at) }), files: [], others: [] };
}

function chosen(attempts: readonly Attempt[], excludesLater?: boolean) {
  const due = excludesLater === undefined ? undefined : utcTime(100);
  const clock = openClock({ machine: fixedZone(0), due, times: [] });
  const { chosen: one, older, later } = chooseAttempt(attempts, clock, excludesLater === true);
  return [one.siteName, older.map(({ siteName }) => siteName), later.map(({ siteName }) => siteName)];
}

const three = [attempt('second', 90), attempt('third', 110), attempt('first', 10)];

test('the latest attempt counts, in whatever order they come', () => {
  expect(chosen(three)).toEqual(['third', ['first', 'second'], []]);
  expect(chosen(three.toReversed(), false)).toEqual(['third', ['first', 'second'], []]);
});

test('with --before-due, the latest attempt before the deadline counts', () => {
  expect(chosen(three, true)).toEqual(['second', ['first'], ['third']]);
  expect(chosen([attempt('on the minute', 100), attempt('after', 101)], true)).toEqual([
    'on the minute',
    [],
    ['after'],
  ]);
});

test('without an attempt in time, the latest one counts, so no work is lost', () => {
  expect(chosen([attempt('late', 110), attempt('later', 120)], true)).toEqual(['later', ['late'], []]);
});

test('attempts without a time come first, by name', () => {
  expect(chosen([attempt('b'), attempt('a'), attempt('timed', 1)])).toEqual(['timed', ['a', 'b'], []]);
  expect(chosen([])).toEqual(['', [], []]);
});

test('lateness is rounded up to whole minutes', () => {
  const { lateness } = openClock({ machine: fixedZone(0), due: utcTime(60_000), times: [] });
  expect([60_000, 60_001, 120_000, 120_001].map((at) => lateness(utcTime(at)).least)).toEqual([0, 1, 1, 2]);
});

test('an attempt that may have been in time counts as in time', () => {
  const bare = (siteName: string, figures: number): Attempt => ({
    ...attempt(siteName),
    submittedAt: { figures, zone: { kind: 'none' } },
  });
  const due = { figures: 28_800_000, zone: { kind: 'known', zone: fixedZone(480), isLocal: true } } as const;
  const clock = openClock({ machine: fixedZone(0), due, times: [] });
  const attempts = [bare('surely', -1), bare('perhaps', 28_800_000), bare('never', 28_800_001)];
  expect(chooseAttempt(attempts, clock, true).chosen.siteName).toBe('perhaps');
});
