import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LatePolicy } from '../model/assignment/assignment.ts';
import { afterLateness, lateDeduction } from './late.ts';

const policy: LatePolicy = { graceMinutes: 10, fixed: 5, perDay: 10, most: 50 };
const lost = (lateMinutes: number, changes: Partial<LatePolicy> = {}, marks = 100) =>
  lateDeduction(marks, { lateMinutes }, { ...policy, ...changes });

test('work on time, or within the grace period, loses nothing', () => {
  expect(lateDeduction(100, {}, policy)).toBe(0);
  expect([lost(1), lost(10)]).toEqual([0, 0]);
});

test('after the grace period, the fixed deduction and one for each day that has begun are lost', () => {
  expect([lost(11), lost(1440), lost(1441), lost(2881)]).toEqual([15, 15, 25, 35]);
  expect([lost(11, { perDay: 0 }), lost(11, { fixed: 0 })]).toEqual([5, 10]);
});

test('no more is lost than the maximum, and no more than the marks', () => {
  expect(lost(100_000)).toBe(50);
  expect(lost(100_000, {}, 30.25)).toBe(30.25);
  expect(lost(11, {}, 0)).toBe(0);
});

test('if a site says only that work was late, the smallest possible deduction is made', () => {
  expect(lateDeduction(100, { markedLate: true }, policy)).toBe(15);
  expect(lateDeduction(100, { markedLate: true }, { ...policy, graceMinutes: 3000 })).toBe(15);
  expect(lateDeduction(100, { markedLate: true, lateMinutes: 5 }, policy)).toBe(0);
});

const marks = {
  marks: 80,
  outOf: 100,
  groups: [{ id: 'policy' as const, marks: 80, outOf: 100 }],
  cases: [],
  findings: [],
};

test('the total falls and the groups keep what was earned; a deduction of nothing is reported, too', () => {
  expect(afterLateness(marks, { lateMinutes: 60 }, policy)).toEqual({ ...marks, marks: 65, lateDeduction: 15 });
  expect(afterLateness(marks, { lateMinutes: 5 }, policy)).toEqual({ ...marks, lateDeduction: 0 });
  expect(afterLateness(marks, {}, policy)).toEqual(marks);
  expect(afterLateness(marks, { lateMinutes: 60 }, undefined)).toEqual(marks);
});

test('handing in later never gives more marks, and marks never go below 0', () => {
  const price = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.nat(5000),
      price,
      price,
      price,
      (minutes, more, fixed, perDay, own) => {
        const scheme = { graceMinutes: 30, fixed, perDay };
        const early = own - lateDeduction(own, { lateMinutes: minutes }, scheme);
        const late = own - lateDeduction(own, { lateMinutes: minutes + more }, scheme);
        expect(late).toBeLessThanOrEqual(early);
        expect(late).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
