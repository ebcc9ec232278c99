import type { Arbitrary } from 'fast-check';
import { type Board, type Cell, type Square, boardFrom, cellAt, opponentOf, squares } from './board.ts';
import { callArguments } from './random/generate-arguments.ts';
import { type State } from './state.ts';
import { stateFrom } from './state-values.ts';

/** Takes the rows as they are on the screen. */
export function boardOf(...rows: readonly string[]): Board {
  const board = boardFrom(rows.join('\n'));
  if (board === undefined) throw new Error(`this is not a board:\n${rows.join('\n')}`);
  return board;
}

export const anyPosition: Arbitrary<State> = argumentsOf('printGame').map((values) => {
  const state = stateFrom(values);
  if (state === undefined) throw new Error(`these members do not fit together: ${values.join(' ')}`);
  return state;
});

export function argumentsOf(name: string) {
  const found = callArguments[name];
  if (found === undefined) throw new Error(`there are no arguments for ${name}`);
  return found;
}

/** The eight ways to mirror and turn a board. */
export const symmetries: readonly ((square: Square) => Square)[] = [
  ({ row, column }) => ({ row, column }),
  ({ row, column }) => ({ row: 7 - row, column }),
  ({ row, column }) => ({ row, column: 7 - column }),
  ({ row, column }) => ({ row: 7 - row, column: 7 - column }),
  ({ row, column }) => ({ row: column, column: row }),
  ({ row, column }) => ({ row: 7 - column, column: row }),
  ({ row, column }) => ({ row: column, column: 7 - row }),
  ({ row, column }) => ({ row: 7 - column, column: 7 - row }),
];

export function imageOf(board: Board, symmetry: (square: Square) => Square): Board {
  const image: Cell[][] = Array.from({ length: 8 }, () => []);
  for (const square of squares) {
    const { row, column } = symmetry(square);
    const cells = image[row] ?? [];
    cells[column] = cellAt(board, square) ?? '.';
  }
  return image;
}

export function withColoursExchanged(board: Board): Board {
  return board.map((cells) => cells.map((cell) => (cell === '.' ? cell : opponentOf(cell))));
}
