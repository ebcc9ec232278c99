import { expect, test } from 'vitest';
import { loadSmall, problemsOf, swap } from '../small-assignment.fixture.ts';

const withLate = (late: string) => ({ 'assignment.yaml': swap('marking:\n', `marking:\n  late: ${late}\n`) });

async function policyOf(late: string) {
  const loaded = await loadSmall(withLate(late));
  return loaded.kind === 'loaded' ? loaded.assignment.scheme.late : loaded;
}

test('a late policy has a grace period, a fixed deduction, one for each day and a maximum', async () => {
  expect(await policyOf('{ grace-minutes: 15, fixed: 2.5, per-day: 10, most: 50 }')).toEqual({
    graceMinutes: 15,
    fixed: 2.5,
    perDay: 10,
    most: 50,
  });
  expect(await policyOf('{ per-day: 10 }')).toEqual({ graceMinutes: 0, fixed: 0, perDay: 10 });
});

test.each([
  [
    '{ grace-minutes: 15 }',
    '19:3  found a late policy without a deduction, expected the marks that late work loses\n' +
      '  add fixed, per-day or both; drop late if late work loses nothing',
  ],
  ['{ fixed: 5, most: 101 }', '19:27  found 101 for most, expected no more than 100, the marks of all groups'],
  ['{ per-day: 200 }', '19:20  found 200 for per-day, expected no more than 100, the marks of all groups'],
  ['{ fixed: 5, most: 4 }', '19:27  found 4 for most, expected 5 or more, which late work always loses'],
  ['{ fixed: -5 }', '19:18  found -5, expected a number of marks above 0'],
  ['{ grace-minutes: 1.5, fixed: 1 }', '19:26  found 1.5, expected a whole number of minutes'],
  [
    '{ per-dya: 5 }',
    '19:11  found the key per-dya, expected one of grace-minutes, fixed, per-day, most\n  did you mean per-day?',
  ],
  ['10', '19:9  found 10, expected a map with the keys grace-minutes, fixed, per-day, most'],
])('%s is refused as a late policy', async (late, problem) => {
  expect(await problemsOf(withLate(late))).toBe(`small/assignment.yaml:${problem}\n`);
});
