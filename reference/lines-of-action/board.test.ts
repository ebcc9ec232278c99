import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardFrom, boardText, cellAt, piecesOf, squares, startBoard, withCell } from './board.ts';
import { anyPosition } from './position.fixture.ts';
import { nameOf, squareNamed } from './square-name.ts';

test('the game starts with White on the top and the bottom row and Black in the outer columns', () => {
  expect(boardText(startBoard).split('\n')).toEqual([
    '.WWWWWW.',
    'B......B',
    'B......B',
    'B......B',
    'B......B',
    'B......B',
    'B......B',
    '.WWWWWW.',
  ]);
  expect([piecesOf(startBoard, 'B').length, piecesOf(startBoard, 'W').length]).toEqual([12, 12]);
});

test('a board comes back from its text', () => {
  fc.assert(
    fc.property(anyPosition, ({ board }) => {
      expect(boardFrom(boardText(board))).toEqual(board);
    }),
  );
});

test.each([
  ['seven rows', 7, '........'],
  ['nine rows', 9, '........'],
  ['rows of seven', 8, '.......'],
  ['rows of nine', 8, '.........'],
  ['another character', 8, '...b....'],
])('%s are not a board', (_, rows, row) => {
  expect(boardFrom(Array.from({ length: rows }, () => row).join('\n'))).toBeUndefined();
});

test('only the given cell changes', () => {
  const square = { row: 3, column: 5 };
  const board = withCell(startBoard, square, 'W');
  const changed = squares.filter((other) => cellAt(board, other) !== cellAt(startBoard, other));
  expect([changed, cellAt(board, square)]).toEqual([[square], 'W']);
});

test('there is no cell off the board', () => {
  const outside = [
    { row: -1, column: 0 },
    { row: 8, column: 0 },
    { row: 0, column: -1 },
    { row: 0, column: 8 },
  ];
  expect(outside.map((square) => cellAt(startBoard, square))).toEqual([undefined, undefined, undefined, undefined]);
});

test('every square has the name of its column and its row', () => {
  const names = squares.map(nameOf);
  expect(names.filter((_, index) => index % 9 === 0)).toEqual(['a0', 'b1', 'c2', 'd3', 'e4', 'f5', 'g6', 'h7']);
  expect(names.map(squareNamed)).toEqual(squares);
});

test.each(['', 'a', '1', '1a', 'A1', 'a8', 'i0', '`0', 'a/', 'a10', 'a01', ' a1', 'a1 ', 'a1\n', 'a-', '٣1', 'a１'])(
  '"%s" does not name a square',
  (name) => {
    expect(squareNamed(name)).toBeUndefined();
  },
);
