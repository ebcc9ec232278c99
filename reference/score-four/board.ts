import { type Cell, type Line, lines, linesThrough } from './lines.ts';
import { type Colour, type Peg, pegs } from './pegs.ts';

/** The beads on each peg, from the bottom up; a peg without beads may be absent. */
export type Board = ReadonlyMap<Peg, readonly Colour[]>;

export const beadsPerPeg = 4;
export const emptyBoard: Board = new Map();

export function beadsOn(board: Board, peg: Peg): readonly Colour[] {
  return board.get(peg) ?? [];
}

export function beadsInAll(board: Board): number {
  return pegs.reduce((sum, peg) => sum + beadsOn(board, peg).length, 0);
}

export function hasRoom(board: Board, peg: Peg): boolean {
  return beadsOn(board, peg).length < beadsPerPeg;
}

export function legalPegs(board: Board): Peg[] {
  return pegs.filter((peg) => hasRoom(board, peg));
}

export function isFull(board: Board): boolean {
  return legalPegs(board).length === 0;
}

/** The new board. The peg must have room. */
export function drop(board: Board, peg: Peg, colour: Colour): Board {
  if (!hasRoom(board, peg)) throw new RangeError(`${peg} is full`);
  return new Map(board).set(peg, [...beadsOn(board, peg), colour]);
}

export function colourAt(board: Board, { peg, level }: Cell): Colour | undefined {
  return beadsOn(board, peg)[level];
}

export function hasLine(board: Board, colour: Colour): boolean {
  return lines.some((line) => isOf(board, line, colour));
}

/** Whether the next bead of this colour on the peg makes a line. The peg must have room. */
export function completesLine(board: Board, peg: Peg, colour: Colour): boolean {
  const level = beadsOn(board, peg).length;
  return linesThrough({ peg, level }).some((line) =>
    line.every((cell) => (cell.peg === peg && cell.level === level) || colourAt(board, cell) === colour),
  );
}

function isOf(board: Board, line: Line, colour: Colour): boolean {
  return line.every((cell) => colourAt(board, cell) === colour);
}

export type Result = 'white wins' | 'black wins' | 'draw';

/**
 * The result of the game; undefined while it goes on. In a game only one player can have a line, because the first line
 * ends it. On a board that was filled by notes both players can, and then White wins.
 */
export function resultOf(board: Board): Result | undefined {
  if (hasLine(board, 'white')) return 'white wins';
  if (hasLine(board, 'black')) return 'black wins';
  return isFull(board) ? 'draw' : undefined;
}
