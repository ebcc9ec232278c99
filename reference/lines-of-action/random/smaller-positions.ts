import { type Square, cellAt, squares, withCell } from '../board.ts';
import { type State, stateOn } from '../state.ts';

/** How far shrinking has come: `count` pieces are removed at a time, beginning at piece `from`. */
export class Thinning {
  readonly count: number;
  readonly from: number;

  constructor(count = 8, from = 0) {
    this.count = count;
    this.from = from;
  }
}

/** The same position with fewer pieces: first without many at a time, and in the end without single ones. */
export function* smallerPositions(
  state: State,
  thinning: Thinning,
): Generator<{ readonly state: State; readonly thinning: Thinning }> {
  const pieces = squares.filter((square) => cellAt(state.board, square) !== '.');
  let first = thinning.from;
  for (let count = thinning.count; count >= 1; count /= 2) {
    for (let from = first; from < pieces.length; from += count) {
      // If this candidate fails, too, other pieces move up to the same place of the list.
      yield { state: without(state, pieces.slice(from, from + count)), thinning: new Thinning(count, from) };
    }
    first = 0;
  }
}

function without(state: State, pieces: readonly Square[]): State {
  return stateOn(
    pieces.reduce((board, square) => withCell(board, square, '.'), state.board),
    state.currentPlayer,
  );
}
