import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squares, cellAt } from '../board.ts';
import { anyPosition } from '../position.fixture.ts';
import { Thinning, smallerPositions } from './smaller-positions.ts';
import { type State, stateOn } from '../state.ts';

/** Shrinks as fast-check does: always to the first candidate that still fails. */
function smallest(state: State, fails: (state: State) => boolean) {
  let [current, thinning, tried] = [state, new Thinning(), 0];
  for (;;) {
    const next = [...smallerPositions(current, thinning)].find((candidate) => {
      tried += 1;
      return fails(candidate.state);
    });
    if (next === undefined) return { state: current, tried };
    [current, thinning] = [next.state, next.thinning];
  }
}

test('smaller positions have fewer pieces on the same squares, and counts to match', () => {
  fc.assert(
    fc.property(anyPosition, (state) => {
      for (const { state: smaller } of smallerPositions(state, new Thinning())) {
        expect(smaller.blacks + smaller.whites).toBeLessThan(state.blacks + state.whites);
        expect(smaller).toEqual(stateOn(smaller.board, state.currentPlayer));
        const moved = squares.filter(
          (square) => ![cellAt(state.board, square), '.'].includes(cellAt(smaller.board, square) ?? '?'),
        );
        expect(moved).toEqual([]);
      }
    }),
  );
});

test('the result needs all of its pieces, and is found with twenty-five candidates', () => {
  fc.assert(
    fc.property(anyPosition, (state) => {
      const needed = squares.filter((square) => cellAt(state.board, square) === 'B').slice(0, 3);
      const fails = ({ board }: State) => needed.every((square) => cellAt(board, square) === 'B');
      const found = smallest(state, fails);
      expect(squares.filter((square) => cellAt(found.state.board, square) !== '.')).toEqual(needed);
      expect(found.tried).toBeLessThanOrEqual(25);
    }),
  );
});
