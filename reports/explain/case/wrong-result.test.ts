import { expect, test } from 'vitest';
import { boardShown, gridShown, trianglesShown } from '../../samples/sample-shown.ts';
import { resultHeadline } from './wrong-result.ts';

const grid = (expected: string, actual: string, as = gridShown) =>
  resultHeadline([{ name: 'grid', expected, actual }], '`f(1)`', [{ name: 'grid', as }]);

test('for a number, the digits that differ are named, with what they encode', () => {
  expect(grid('1122110010221220', '1122110010221020')).toBe(
    'After `f(1)`, `grid` is wrong: digit 14, position 14, is 0 where 2 is expected.',
  );
  expect(grid('100110000001', '100110000000', trianglesShown)).toBe(
    'After `f(1)`, `grid` is wrong: digit 18, triangle 6, is 0 where 1 is expected.',
  );
  expect(grid('1111100000000000', '0')).toBe(
    'After `f(1)`, `grid` is wrong: digit 1, position 1, is 0 where 1 is expected; digit 2, position 2, is 0 where 1 ' +
      'is expected; digit 3, position 3, is 0 where 1 is expected; 2 more digits differ.',
  );
});

test('for a number that is not a grid, both values are shown', () => {
  expect(grid('1122110010221220', '-1735466332')).toBe(
    'After `f(1)`, `grid` is -1735466332; expected 1122110010221220.',
  );
});

test('for a board, the squares that differ are named', () => {
  const board = `.WWWWWW.\n${'B......B\n'.repeat(6)}.WWWWWW.`;
  const mismatches = [
    { name: 'board', expected: board, actual: board.replace('B', '.') },
    { name: 'whites', expected: '11', actual: '12' },
  ];
  expect(resultHeadline(mismatches, '`move("a1", "c1")`', [{ name: 'board', as: boardShown }])).toBe(
    'After `move("a1", "c1")`, `board` is wrong: a1 is `.` where `B` is expected. `whites` is wrong, too.',
  );
});

test('a result that is drawn is explained like an argument', () => {
  const mismatch = { name: 'returned', expected: '10', actual: '20' };
  expect(resultHeadline([mismatch], '`f(1)`', [{ name: 'returned', as: gridShown }])).toBe(
    'What `f(1)` returned is wrong: digit 15, position 15, is 2 where 1 is expected.',
  );
  expect(resultHeadline([mismatch], '`f(1)`')).toBe('`f(1)` returned 20; expected 10.');
});
