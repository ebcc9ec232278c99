import { expect, test } from 'vitest';
import { differences, isSame } from './compare.ts';

test('differing facts are named with their paths', () => {
  const before = { marks: 90, cases: [{ id: 'a', says: 'As expected.' }, { id: 'b' }], seed: 1 };
  const after = { marks: 91, cases: [{ id: 'a', message: 'As expected.' }, { id: 'b' }], seed: 1 };
  expect(differences(before, after)).toEqual([
    'marks: 90 -> 91',
    'cases.0.says: "As expected." -> nothing',
    'cases.0.message: nothing -> "As expected."',
  ]);
});

test('equal results have no differences', () => {
  expect(differences({ list: [1, { two: null }] }, { list: [1, { two: null }] })).toEqual([]);
});

test('a long text is cut', () => {
  expect(differences('x'.repeat(500), 'y')[0]).toBe(`: "${'x'.repeat(119)}... -> "y"`);
});

test('one equal pair of results is enough', () => {
  expect(isSame({ id: 'a', before: ['stopped at 3'], after: ['stopped at 4', 'stopped at 3'] })).toBe(true);
  expect(isSame({ id: 'a', before: ['right', 'right'], after: ['wrong', 'wrong'] })).toBe(false);
});
