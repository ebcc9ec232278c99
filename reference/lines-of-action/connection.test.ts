import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, type Player, cellAt, opponentOf, piecesOf, squares, startBoard } from './board.ts';
import { gameOver, groupsAmong, hasConnected } from './connection.ts';
import { anyPosition, boardOf, imageOf, symmetries, withColoursExchanged } from './position.fixture.ts';
import { stateOn } from './state.ts';

const player = fc.constantFrom<Player>('B', 'W');

/** Answers the same question by union-find over the pairs of neighbouring squares. */
function isOneGroup(board: Board, p: Player): boolean {
  const leader = squares.map((_, index) => index);
  const leaderOf = (index: number): number => {
    const next = leader[index] ?? index;
    return next === index ? index : leaderOf(next);
  };
  const isPiece = (index: number) =>
    index >= 0 && index < 64 && cellAt(board, squares[index] ?? { row: 9, column: 9 }) === p;
  for (const index of squares.keys()) {
    const atRightEdge = index % 8 === 7;
    const atLeftEdge = index % 8 === 0;
    const following = [...(atRightEdge ? [] : [1, 9]), 8, ...(atLeftEdge ? [] : [7])];
    for (const away of following) {
      if (isPiece(index) && isPiece(index + away)) leader[leaderOf(index)] = leaderOf(index + away);
    }
  }
  return new Set([...squares.keys()].filter(isPiece).map(leaderOf)).size === 1;
}

describe('hasConnected', () => {
  test('agrees with union-find', () => {
    fc.assert(
      fc.property(anyPosition, player, ({ board }, p) => {
        expect(hasConnected(board, p)).toBe(isOneGroup(board, p));
      }),
      { numRuns: 1000 },
    );
  });

  test('does not change when the board is mirrored or turned', () => {
    fc.assert(
      fc.property(anyPosition, player, fc.constantFrom(...symmetries), ({ board }, p, symmetry) => {
        expect(hasConnected(imageOf(board, symmetry), p)).toBe(hasConnected(board, p));
      }),
      { numRuns: 300 },
    );
  });

  test('gives the same answer for the other colour when the colours are exchanged', () => {
    fc.assert(
      fc.property(anyPosition, player, ({ board }, p) => {
        expect(hasConnected(withColoursExchanged(board), opponentOf(p))).toBe(hasConnected(board, p));
      }),
      { numRuns: 300 },
    );
  });

  const empty = Array.from({ length: 6 }, () => '........');
  test.each([
    ['one piece', true, ['...B....', '........']],
    ['side by side', true, ['...BB...', '........']],
    ['corner to corner', true, ['...B....', '..B.....']],
    ['corner to corner the other way', true, ['...B....', '....B...']],
    ['a gap between', false, ['...B.B..', '........']],
    ['beyond the edge', false, ['.......B', 'B.......']],
    ['at both ends of a row', false, ['B......B', '........']],
    ['around a piece of the opponent', true, ['..BWB...', '...B....']],
    ['parted by the opponent', false, ['..BWB...', '...W....']],
    ['no piece at all', false, ['........', '........']],
  ])('%s: %s', (_, connected, rows) => {
    expect(hasConnected(boardOf(...rows, ...empty), 'B')).toBe(connected);
  });
});

test('groups have every piece once, and neighbours are always in the same group', () => {
  fc.assert(
    fc.property(anyPosition, player, ({ board }, p) => {
      const groups = groupsAmong(piecesOf(board, p));
      expect(groups.flat().length).toBe(piecesOf(board, p).length);
      expect(new Set(groups.flat())).toEqual(new Set(piecesOf(board, p)));
    }),
  );
});

describe('gameOver', () => {
  const rows = (first: string, second: string) =>
    stateOn(boardOf(first, second, ...Array.from({ length: 6 }, () => '........')), 'B');
  test.each([
    ['D', 'BB...WW.', '........'],
    ['B', 'BB...W.W', '........'],
    ['W', 'B.B..WW.', '........'],
    ['-', 'B.B..W.W', '........'],
  ])('%s where the board begins %s', (result, first, second) => {
    expect(gameOver(rows(first, second))).toBe(result);
  });

  test('the game is not over at the start', () => {
    expect(gameOver(stateOn(startBoard, 'B'))).toBe('-');
  });

  test('does not depend on whose turn it is', () => {
    fc.assert(fc.property(anyPosition, ({ board }) => gameOver(stateOn(board, 'B')) === gameOver(stateOn(board, 'W'))));
  });

  test('exchanging the colours exchanges the winner', () => {
    const exchanged = { B: 'W', W: 'B', D: 'D', '-': '-' } as const;
    fc.assert(
      fc.property(anyPosition, (state) => {
        const other = stateOn(withColoursExchanged(state.board), 'B');
        expect(gameOver(other)).toBe(exchanged[gameOver(state)]);
      }),
      { numRuns: 300 },
    );
  });
});
