import { expect, test } from 'vitest';
import { dialect2015, dialect2019 } from './dialects.fixture.ts';
import { handoutBoard } from './picture.fixture.ts';
import { printBoard } from './print-board.ts';
import { emptyBoard } from './rules.ts';
import { textsOf } from './texts.ts';

test('in 2019 the row numbers are beside their slanted rows', () => {
  expect(printBoard(emptyBoard, textsOf(dialect2019))).toBe(
    [
      '  A B C D E F G H I J K\n',
      ' 0 . . . . . . . . . . .\n',
      '  1 . . . . . . . . . . .\n',
      '   2 . . . . . . . . . . .\n',
      '    3 . . . . . . . . . . .\n',
      '     4 . . . . . . . . . . .\n',
      '      5 . . . . . . . . . . .\n',
      '       6 . . . . . . . . . . .\n',
      '        7 . . . . . . . . . . .\n',
      '         8 . . . . . . . . . . .\n',
      '          9 . . . . . . . . . . .\n',
      '          10 . . . . . . . . . . .\n',
    ].join(''),
  );
});

test('in 2015 the row numbers are at the left margin', () => {
  expect(printBoard(handoutBoard, textsOf(dialect2015))).toBe(
    [
      '  A B C D E F G H I J K\n',
      ' 0 O X O O X O O X X X X\n',
      ' 1  O O X X O X O X X X O\n',
      ' 2   X O X O X X O X X O X\n',
      ' 3    O O O X O O O . O O O\n',
      ' 4     X O O O . X X X O X X\n',
      ' 5      X . X O O O O X O O X\n',
      ' 6       O O X O O X O O . O O\n',
      ' 7        . X . X X O O O X O X\n',
      ' 8         X X X O X X X O X O O\n',
      ' 9          X X X X X O O O X X X\n',
      '10           O X X O X X O O X O O\n',
    ].join(''),
  );
});

test('a dialect may have other symbols, and a header of any shape', () => {
  const wording = { ...dialect2019.wording, header: '', empty: '_', o: '#', row: '{cells}|' };
  const texts = textsOf({ ...dialect2019, wording });
  const printed = printBoard(handoutBoard, texts).split('\n');
  expect(printed.slice(0, 5)).toEqual([
    '',
    '# X # # X # # X X X X|',
    '# # X X # X # X X X #|',
    'X # X # X X # X X # X|',
    '# # # X # # # _ # # #|',
  ]);
});
