import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf, handoutBoard } from './picture.fixture.ts';
import {
  type Board,
  type Cell,
  type Player,
  columnOf,
  emptyBoard,
  hasChain,
  nameOf,
  neighboursOf,
  opponentOf,
  placeAt,
  places,
  rowOf,
} from './rules.ts';

describe('placeAt', () => {
  test('knows the 121 cells by their names', () => {
    const named = places.map((place) => placeAt(nameOf(place).slice(0, 1), Number(nameOf(place).slice(1))));
    expect(named).toEqual(places);
    expect([0, 1, 38, 120].map(nameOf)).toEqual(['A0', 'B0', 'F3', 'K10']);
  });

  test.each([
    ['a small letter', 'f', 3],
    ['the letter after K', 'L', 3],
    ['the character before A', '@', 3],
    ['the last letter', 'Z', 0],
    ['no letter', '', 0],
    ['row 11', 'F', 11],
    ['row -1', 'F', -1],
    ['row 99', 'A', 99],
  ])('%s is not on the board', (_, letter, row) => {
    expect(placeAt(letter, row)).toBeUndefined();
  });
});

function namesAround(name: string): string {
  const around = neighboursOf(placeAt(name.slice(0, 1), Number(name.slice(1))) ?? -1);
  return around.map(nameOf).join(' ');
}

describe('neighboursOf', () => {
  test('of F3 are those of the handout, without E2 and G4', () => {
    expect(namesAround('F3')).toBe('F2 G2 E3 G3 E4 F4');
  });

  test('are fewer at the borders, and fewest in the two sharp corners', () => {
    expect(['A0', 'K0', 'A10', 'K10', 'F0', 'A5'].map(namesAround)).toEqual([
      'B0 A1',
      'J0 J1 K1',
      'A9 B9 B10',
      'K9 J10',
      'E0 G0 E1 F1',
      'A4 B4 B5 A6',
    ]);
  });

  test('are the cells at distance 1 on the leaning board', () => {
    for (const place of places) {
      expect([place, neighboursOf(place)]).toEqual([place, places.filter((other) => distance(place, other) === 1)]);
    }
  });
});

/** On a board of hexagons with two axes. */
function distance(one: number, other: number): number {
  const right = columnOf(other) - columnOf(one);
  const down = rowOf(other) - rowOf(one);
  return Math.max(Math.abs(right), Math.abs(down), Math.abs(right + down));
}

const touching = places.flatMap((one) =>
  places.filter((other) => other > one && distance(one, other) === 1).map((other) => [one, other] as const),
);

/** Answers the same question in another way: pieces that touch get the same mark, and so do the pieces of a border. */
function hasChainByUnion(board: Board, player: Player): boolean {
  const [first, last] = [places.length, places.length + 1];
  const parents = [...places, first, last];
  const root = (node: number): number => (parents[node] === node ? node : root(parents[node] ?? node));
  const unite = (one: number, other: number) => (parents[root(one)] = root(other));
  for (const [one, other] of touching) if (board[one] === player && board[other] === player) unite(one, other);
  for (const place of places) {
    if (board[place] !== player) continue;
    const along = player === 'o' ? columnOf(place) : rowOf(place);
    if (along === 0) unite(place, first);
    if (along === 10) unite(place, last);
  }
  return root(first) === root(last);
}

const percent = fc.integer({ min: 0, max: 99 });
const percents = fc.array(percent, { minLength: places.length, maxLength: places.length });
/** O has about half of the pieces, so that both players often have chains. */
const fullBoard = fc
  .tuple(fc.integer({ min: 40, max: 60 }), percents)
  .map(([share, drawn]) => drawn.map((number): Cell => (number < share ? 'o' : 'x')));
const anyBoard = fc
  .tuple(fullBoard, fc.integer({ min: 0, max: 50 }), percents)
  .map(([full, emptied, drawn]) => full.map((cell, place): Cell => ((drawn[place] ?? 0) < emptied ? 'empty' : cell)));

const transposed = (board: Board) => places.map((place): Cell => board[columnOf(place) * 11 + rowOf(place)] ?? 'empty');
const swapped = (board: Board) => board.map((cell): Cell => (cell === 'empty' ? cell : opponentOf(cell)));
const chainsOf = (board: Board) => [hasChain(board, 'o'), hasChain(board, 'x')];

describe('hasChain', () => {
  test("the handout's example is a chain of O's from left to right", () => {
    expect(chainsOf(handoutBoard)).toEqual([true, false]);
  });

  test('the empty board has no chain', () => {
    expect(chainsOf(emptyBoard)).toEqual([false, false]);
  });

  test('finds the same chains as marking by union, on full boards and on others', () => {
    fc.assert(
      fc.property(fc.oneof(fullBoard, anyBoard), (board) => {
        expect(chainsOf(board)).toEqual([hasChainByUnion(board, 'o'), hasChainByUnion(board, 'x')]);
      }),
      { numRuns: 500 },
    );
    const shares = fc.sample(anyBoard, { numRuns: 300, seed: 1 }).map((board) => String(chainsOf(board)));
    expect(new Set(shares)).toEqual(new Set(['true,false', 'false,true', 'false,false']));
  });

  test('on a full board exactly one player has a chain', () => {
    fc.assert(
      fc.property(fullBoard, (board) => {
        expect(chainsOf(board).filter((has) => has)).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });

  test('exchanging rows with columns and the players with each other changes only the winner', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(chainsOf(swapped(transposed(board)))).toEqual(chainsOf(board).toReversed());
      }),
      { numRuns: 200 },
    );
  });

  test('the board turned upside down has the same chains', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(chainsOf(board.toReversed())).toEqual(chainsOf(board));
      }),
      { numRuns: 200 },
    );
  });

  test('pieces that only touch at E2 and F3, or F3 and G4, are not a chain', () => {
    const gap = boardOf(`
      . . . . . . . . . . .
      . . . . . . . . . . .
      O O O O O . . . . . .
      . . . . . O O O O O O
      . . . . . . . . . . .
      . . . . . X . . . . .
      . . . . . X . . . . .
      . . . . . . X . . . .
      . . . . . . X . . . .
      . . . . . . X . . . .
      . . . . . . X . . . .
    `);
    expect(chainsOf(gap)).toEqual([false, false]);
    expect(hasChain(gap.with(5 + 2 * 11, 'o'), 'o')).toBe(true);
  });

  test('a chain may wind, and needs every piece of it', () => {
    const snake = boardOf(`
      O O O O O O O O O O .
      . . . . . . . . . O .
      . O O O O O O O O . .
      . . X X X X X X X X X
      . O O O O O O O O O .
      . . . . . . . . . O .
      . O O O O O O O O . .
      . O . . . . . . . . .
      . O . . . . . . . . .
      . . O O O O O O O O O
      . . . . . . . . . . .
    `);
    const withB3 = snake.with(1 + 3 * 11, 'o');
    const withB9 = snake.with(1 + 9 * 11, 'o');
    expect([snake, withB3, withB9].map(chainsOf)).toEqual([snake, withB3, withB9].map(() => [false, false]));
    expect(chainsOf(withB3.with(1 + 9 * 11, 'o'))).toEqual([true, false]);
  });

  test("the opponent's borders do not count", () => {
    const column = emptyBoard.map((_, place): Cell => (columnOf(place) === 4 ? 'o' : 'empty'));
    expect(chainsOf(column)).toEqual([false, false]);
    expect(chainsOf(swapped(column))).toEqual([false, true]);
  });
});

test('players alternate', () => {
  expect([opponentOf('o'), opponentOf('x')]).toEqual(['x', 'o']);
});
