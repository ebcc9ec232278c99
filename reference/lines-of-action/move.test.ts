import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, cellAt, opponentOf, piecesOf, squares, startBoard, withCell } from './board.ts';
import { hasLegalMove, legalMoves, move, rulesBroken } from './move.ts';
import { anyPosition, boardOf, imageOf, symmetries } from './position.fixture.ts';
import { nameOf, squareNamed } from './square-name.ts';
import { initialState, stateOn } from './state.ts';

function targetsOf(from: string, state = initialState): string[] {
  return legalMoves(state)
    .filter((legal) => legal.from === from)
    .map(({ to }) => to);
}

describe("the handout's examples", () => {
  test('at the start, a2 can move exactly two squares horizontally or diagonally', () => {
    expect(targetsOf('a2')).toEqual(['c0', 'c2', 'c4']);
  });

  test('a1 to c1 is a horizontal move', () => {
    const after = move(initialState, 'a1', 'c1');
    expect(after).toEqual({
      ...initialState,
      board: boardOf('.WWWWWW.', '..B....B', ...Array.from({ length: 5 }, () => 'B......B'), '.WWWWWW.'),
    });
  });

  test('from e0 to b3 there are as many squares as pieces from a4 to e0', () => {
    const board = boardOf('.WW.WWW.', 'B..W...B', ...Array.from({ length: 5 }, () => 'B......B'), '.WWWWWW.');
    expect(rulesBroken(stateOn(board, 'W'), 'e0', 'b3')).toEqual([]);
    expect(rulesBroken(stateOn(startBoard, 'W'), 'e0', 'b3')).toEqual(['distance']);
  });

  test('a piece may jump over pieces of its own player', () => {
    expect(targetsOf('a1')).toContain('a7');
  });

  test("a capture takes the opponent's piece off the board, though the handout's pseudo-code would refuse it", () => {
    const after = move(initialState, 'a2', 'c0');
    expect(after).toEqual({
      ...initialState,
      board: boardOf('.WBWWWW.', 'B......B', '.......B', ...Array.from({ length: 4 }, () => 'B......B'), '.WWWWWW.'),
      whites: 11,
    });
  });
});

test('both players have 36 moves at the start', () => {
  expect(legalMoves(initialState).length).toBe(36);
  expect(legalMoves(stateOn(startBoard, 'W')).length).toBe(36);
});

describe('each rule refuses a move by itself', () => {
  const board = boardOf('........', '.B.W....', '........', '.B..B...', '........', '.BW.....', '.W......', '.B.B....');
  test.each([
    ['squares', 'i1', 'b1'],
    ['squares', 'b1', 'b8'],
    ['squares', 'B1', 'd1'],
    ['squares', 'b1', 'd10'],
    ['own-piece', 'd1', 'f1'],
    ['own-piece', 'a1', 'c1'],
    ['direction', 'b1', 'c4'],
    ['distance', 'b1', 'c1'],
    ['distance', 'b3', 'c3'],
    ['jump', 'b5', 'd5'],
    ['landing', 'b7', 'd7'],
  ])('%s: %s %s', (rule, from, to) => {
    const state = stateOn(board, 'B');
    expect([rulesBroken(state, from, to), move(state, from, to)]).toEqual([[rule], undefined]);
  });

  test('similar moves that break no rule are legal', () => {
    const state = stateOn(board, 'B');
    const moves = [
      ['b1', 'd1'],
      ['b3', 'd3'],
      ['d7', 'f7'],
    ] as const;
    expect(moves.map(([from, to]) => rulesBroken(state, from, to))).toEqual([[], [], []]);
  });

  test('a move to the same square has no direction and lands on a piece of the same player', () => {
    expect(rulesBroken(stateOn(board, 'B'), 'b1', 'b1')).toEqual(['direction', 'landing']);
  });
});

/** Applies the same rules to the 46 lines of the board, each a list of its squares from one edge to the other. */
const lines: readonly (readonly string[])[] = [
  (row: number) => row,
  (_: number, column: number) => column,
  (row: number, column: number) => row - column,
  (row: number, column: number) => row + column,
].flatMap((numberOf) => {
  const groups = new Map<number, string[]>();
  for (const square of squares) {
    const number = numberOf(square.row, square.column);
    groups.set(number, [...(groups.get(number) ?? []), nameOf(square)]);
  }
  return [...groups.values()];
});

function movesAlongLines(board: Board, player: 'B' | 'W'): string[] {
  const cell = (name: string) => {
    const square = squareNamed(name);
    return square === undefined ? undefined : cellAt(board, square);
  };
  return lines.flatMap((line) => {
    const pieces = line.filter((name) => cell(name) !== '.').length;
    return line.flatMap((from, index) =>
      [index - pieces, index + pieces].flatMap((end) => {
        const to = line[end];
        const passed = line.slice(Math.min(index, end) + 1, Math.max(index, end));
        const isLegal =
          to !== undefined &&
          cell(from) === player &&
          cell(to) !== player &&
          passed.every((name) => cell(name) !== opponentOf(player));
        return isLegal ? [`${from} ${to}`] : [];
      }),
    );
  });
}

describe('in any position', () => {
  test('the legal moves are those that the lines allow', () => {
    expect(lines.length).toBe(46);
    fc.assert(
      fc.property(anyPosition, (state) => {
        const legal = legalMoves(state).map(({ from, to }) => `${from} ${to}`);
        expect(legal.toSorted()).toEqual(movesAlongLines(state.board, state.currentPlayer).toSorted());
        expect(hasLegalMove(state)).toBe(legal.length > 0);
      }),
      { numRuns: 300 },
    );
  });

  test('only legal moves are carried out among all pairs of squares', () => {
    const names = squares.map(nameOf);
    fc.assert(
      fc.property(anyPosition, (state) => {
        const carriedOut = names.flatMap((from) =>
          names.filter((to) => move(state, from, to)).map((to) => ({ from, to })),
        );
        const sorted = (moves: readonly { from: string; to: string }[]) =>
          moves.map(({ from, to }) => from + to).toSorted();
        expect(sorted(carriedOut)).toEqual(sorted(legalMoves(state)));
      }),
      { numRuns: 30 },
    );
  });

  test('a legal move changes two squares, does not swap the players, and keeps the counts right', () => {
    fc.assert(
      fc.property(anyPosition, (state) => {
        for (const { from, to } of legalMoves(state)) {
          const after = move(state, from, to) ?? expect.fail(`${from} ${to} is legal`);
          const changed = squares.filter((square) => cellAt(after.board, square) !== cellAt(state.board, square));
          expect(changed.map(nameOf).toSorted()).toEqual([from, to].toSorted());
          expect(after).toEqual(stateOn(after.board, state.currentPlayer));
          expect(piecesOf(after.board, state.currentPlayer).length).toBe(
            piecesOf(state.board, state.currentPlayer).length,
          );
        }
      }),
    );
  });

  test('turning the board turns its moves', () => {
    fc.assert(
      fc.property(anyPosition, fc.constantFrom(...symmetries), (state, symmetry) => {
        const turned = (name: string) => nameOf(symmetry(squareNamed(name) ?? expect.fail(`${name} is a square`)));
        const image = stateOn(imageOf(state.board, symmetry), state.currentPlayer);
        expect(
          legalMoves(image)
            .map(({ from, to }) => `${from} ${to}`)
            .toSorted(),
        ).toEqual(
          legalMoves(state)
            .map(({ from, to }) => `${turned(from)} ${turned(to)}`)
            .toSorted(),
        );
      }),
    );
  });

  test('pieces off the line do not matter', () => {
    const crowded = withCell(withCell(startBoard, { row: 3, column: 3 }, 'W'), { row: 5, column: 4 }, 'B');
    expect(rulesBroken(stateOn(crowded, 'B'), 'a1', 'c1')).toEqual([]);
  });
});
