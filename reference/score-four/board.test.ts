import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Board,
  beadsInAll,
  beadsOn,
  colourAt,
  completesLine,
  drop,
  emptyBoard,
  hasLine,
  hasRoom,
  isFull,
  legalPegs,
  resultOf,
} from './board.ts';
import { drawnGame } from './drawn-game.fixture.ts';
import { type Colour, type Peg, isPeg, letters, numbers, opponentOf, pegs } from './pegs.ts';
import { symmetries } from './symmetries.fixture.ts';

const colours: readonly Colour[] = ['white', 'black'];
const bead = fc.record({ peg: fc.constantFrom(...pegs), colour: fc.constantFrom(...colours) });
const beads = fc.array(bead, { maxLength: 90, size: 'max' });

/** A fifth bead on a peg is left out. */
function boardOf(dropped: readonly { readonly peg: Peg; readonly colour: Colour }[]): Board {
  return dropped.reduce(
    (board, { peg, colour }) => (hasRoom(board, peg) ? drop(board, peg, colour) : board),
    emptyBoard,
  );
}

function whites(...dropped: readonly Peg[]): Board {
  return boardOf(dropped.map((peg) => ({ peg, colour: 'white' })));
}

test('there are 16 pegs, and no other text is a peg', () => {
  expect(pegs.join(' ')).toBe('A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4');
  expect(['a1', 'A0', 'A5', 'E1', '1A', 'A', '', 'A1 ', 'A11'].filter(isPeg)).toEqual([]);
});

test('beads slide down their peg', () => {
  const board = drop(drop(emptyBoard, 'B3', 'white'), 'B3', 'black');
  expect(beadsOn(board, 'B3')).toEqual(['white', 'black']);
  expect([0, 1, 2].map((level) => colourAt(board, { peg: 'B3', level }))).toEqual(['white', 'black', undefined]);
});

test('a drop does not change the earlier board', () => {
  const before = whites('A1');
  drop(before, 'A1', 'black');
  expect(before).toEqual(whites('A1'));
  expect(emptyBoard.size).toBe(0);
});

test('a peg has room for four beads, and dropping a fifth is an internal error', () => {
  const board = whites('C2', 'C2', 'C2', 'C2');
  expect(legalPegs(board)).toEqual(pegs.filter((peg) => peg !== 'C2'));
  expect(() => drop(board, 'C2', 'black')).toThrow('C2 is full');
});

test('64 beads fill the board', () => {
  const nearly = boardOf(pegs.flatMap((peg) => [1, 2, 3, 4].map(() => ({ peg, colour: 'white' as const }))).slice(1));
  expect([beadsInAll(nearly), isFull(nearly), legalPegs(nearly)]).toEqual([63, false, ['A1']]);
  expect(isFull(drop(nearly, 'A1', 'black'))).toBe(true);
});

describe('results', () => {
  test('the empty board and three beads in line have no result', () => {
    expect([emptyBoard, whites('A1', 'A2', 'A3')].map(resultOf)).toEqual([undefined, undefined]);
  });

  test.each<[string, Board]>([
    ['four in a row', whites('A1', 'A2', 'A3', 'A4')],
    ['four on a peg', whites('C2', 'C2', 'C2', 'C2')],
    ['a diagonal of the bottom', whites('A4', 'B3', 'C2', 'D1')],
    [
      'a stair',
      boardOf([
        ...(['D1', 'D2', 'D2', 'D3', 'D3', 'D3', 'D4', 'D4', 'D4', 'D4'] as const).map((peg, index) => ({
          peg,
          colour: [0, 2, 5, 9].includes(index) ? ('white' as const) : ('black' as const),
        })),
      ]),
    ],
  ])('%s wins', (_, board) => {
    expect(resultOf(board)).toBe('white wins');
  });

  test('a full board without a line is a draw', () => {
    const dropped = drawnGame.map((peg, index) => ({ peg, colour: colours[index % 2] ?? 'white' }));
    expect(resultOf(boardOf(dropped))).toBe('draw');
    expect(resultOf(boardOf(dropped.slice(0, -1)))).toBe(undefined);
  });
});

describe('a line', () => {
  test('is found exactly if another way of searching finds it', () => {
    fc.assert(
      fc.property(beads, (dropped) => {
        const board = boardOf(dropped);
        for (const colour of colours) {
          expect(hasLine(board, colour)).toBe(picture(board, colour).some((text) => text.includes('####')));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is completed by a bead exactly if it is there afterwards and was not before', () => {
    fc.assert(
      fc.property(beads, bead, (dropped, { peg, colour }) => {
        const board = boardOf(dropped.slice(0, 30));
        fc.pre(hasRoom(board, peg) && !hasLine(board, colour));
        expect(completesLine(board, peg, colour)).toBe(hasLine(drop(board, peg, colour), colour));
      }),
      { numRuns: 300 },
    );
  });

  test.each(symmetries)('is found on a turned or mirrored board, too, with the same result (%s)', (_, turned) => {
    fc.assert(
      fc.property(beads, (dropped) => {
        const other = boardOf(dropped.map(({ peg, colour }) => ({ peg: turned(peg), colour })));
        expect(resultOf(other)).toBe(resultOf(boardOf(dropped)));
      }),
      { numRuns: 60 },
    );
  });

  test('of one colour is not a line of the other', () => {
    fc.assert(
      fc.property(beads, (dropped) => {
        const exchanged = boardOf(dropped.map(({ peg, colour }) => ({ peg, colour: opponentOf(colour) })));
        expect(hasLine(exchanged, 'white')).toBe(hasLine(boardOf(dropped), 'black'));
      }),
      { numRuns: 60 },
    );
  });
});

/**
 * Every plane of the cube as texts, one for each row, column and diagonal, with `#` for a bead of the colour: the
 * planes along each axis, and the two vertical ones above a diagonal of the bottom.
 */
function picture(board: Board, colour: Colour): string[] {
  const at = (x: number, y: number, level: number) => {
    const [letter, number] = [letters[x], numbers[y]];
    if (letter === undefined || number === undefined) return '.';
    return colourAt(board, { peg: `${letter}${number}`, level }) === colour ? '#' : '.';
  };
  const planes = [0, 1, 2, 3].flatMap((n) => [
    (row: number, column: number) => at(n, row, column),
    (row: number, column: number) => at(row, n, column),
    (row: number, column: number) => at(row, column, n),
  ]);
  planes.push((row, column) => at(row, row, column));
  planes.push((row, column) => at(row, 3 - row, column));
  const four = [0, 1, 2, 3];
  return planes.flatMap((plane) => [
    ...four.map((row) => four.map((column) => plane(row, column)).join('')),
    ...four.map((column) => four.map((row) => plane(row, column)).join('')),
    four.map((n) => plane(n, n)).join(''),
    four.map((n) => plane(n, 3 - n)).join(''),
  ]);
}
