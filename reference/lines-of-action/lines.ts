import type { Board, Square } from './board.ts';

/** One square further in one of the eight directions. */
export interface Step {
  readonly row: number;
  readonly column: number;
}

export const steps: readonly Step[] = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].filter((column) => row !== 0 || column !== 0).map((column) => ({ row, column })),
);

export interface Path {
  readonly step: Step;
  readonly length: number;
}

/** The way from one square to another along a row, a column or a diagonal; undefined if there is none. */
export function pathBetween(from: Square, to: Square): Path | undefined {
  const down = to.row - from.row;
  const right = to.column - from.column;
  const length = Math.max(Math.abs(down), Math.abs(right));
  const isStraight = down === 0 || right === 0 || Math.abs(down) === Math.abs(right);
  if (length === 0 || !isStraight) return undefined;
  return { step: { row: Math.sign(down), column: Math.sign(right) }, length };
}

export function squareAlong(from: Square, step: Step, distance: number): Square {
  return { row: from.row + distance * step.row, column: from.column + distance * step.column };
}

/** The squares on the way, without both ends. */
export function squaresBetween(from: Square, { step, length }: Path): Square[] {
  return Array.from({ length: length - 1 }, (_, index) => squareAlong(from, step, index + 1));
}

/** The number of pieces of both colours on the whole line through a square, from edge to edge. */
export function piecesOnLine(board: Board, { row, column }: Square, step: Step): number {
  let pieces = 0;
  // From any square, at most seven steps in either direction stay on the board.
  for (let distance = -7; distance <= 7; distance += 1) {
    const cell = board[row + distance * step.row]?.[column + distance * step.column];
    if (cell === 'B' || cell === 'W') pieces += 1;
  }
  return pieces;
}
