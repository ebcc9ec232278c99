import type { Random } from 'fast-check';
import { type Board, beadsOn, colourAt, completesLine, drop, emptyBoard, legalPegs } from '../../board.ts';
import { type Cell, type Line, linesThrough } from '../../lines.ts';
import { type Colour, type Peg, opponentOf } from '../../pegs.ts';

export interface Target {
  readonly line: Line;
  readonly winner: Colour;
}

const maxAttempts = 200;

/** The pegs of a game, White's first, that ends with this line and no other one. */
export function wonGame(random: Random, target: Target): readonly Peg[] {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const game = attemptGame(random, target);
    if (game !== undefined) return game;
  }
  throw new RangeError(`no game was found that ends with ${target.line.map(({ peg }) => peg).join(' ')}`);
}

/** Undefined if the players have blocked each other, or the last bead makes another line. */
function attemptGame(random: Random, { line, winner }: Target): readonly Peg[] | undefined {
  const game: Peg[] = [];
  let board = emptyBoard;
  for (let toMove: Colour = 'white'; ; toMove = opponentOf(toMove)) {
    const peg = pickLiked(random, board, (open) => liking(board, open, toMove, { line, winner }));
    if (peg === undefined) return undefined;
    const cell = nextCell(board, peg);
    board = drop(board, peg, toMove);
    game.push(peg);
    const made = linesThrough(cell).filter((through) => isOf(board, through, toMove));
    if (made.length > 0) return made.length === 1 && made[0] === line ? game : undefined;
  }
}

/** How much a player likes a peg; 0 means never. Only the winner makes a line, and only the wanted one. */
function liking(board: Board, peg: Peg, toMove: Colour, { line, winner }: Target): number {
  const next = nextCell(board, peg);
  const isWanted = line.some((cell) => isSame(cell, next));
  if (isWanted && toMove !== winner) return 0;
  if (isWanted) return 40;
  if (completesLine(board, peg, toMove)) return 0;
  return line.some((cell) => cell.peg === peg && cell.level > next.level) ? 25 : 1;
}

function nextCell(board: Board, peg: Peg): Cell {
  return { peg, level: beadsOn(board, peg).length };
}

function isSame(one: Cell, other: Cell): boolean {
  return one.peg === other.peg && one.level === other.level;
}

function isOf(board: Board, line: Line, colour: Colour): boolean {
  return line.every((cell) => colourAt(board, cell) === colour);
}

/** The more a peg is liked, the more often it is picked; undefined if no peg is liked. */
function pickLiked(random: Random, board: Board, likingOf: (peg: Peg) => number): Peg | undefined {
  const open = legalPegs(board).map((peg) => ({ peg, weight: likingOf(peg) }));
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = random.nextInt(1, total);
  return open.find(({ weight }) => (left -= weight) <= 0)?.peg;
}
