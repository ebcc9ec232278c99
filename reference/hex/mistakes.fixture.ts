import type { Played } from './game.ts';
import {
  type Board,
  type Player,
  borders,
  columnOf,
  emptyBoard,
  hasChain,
  neighboursOf,
  places,
  rowOf,
} from './rules.ts';
import { cheapestWay, hexSteps, kingSteps } from './ways.ts';

/** The number of pieces of the player's shortest chain. */
export function shortestChain(board: Board, player: Player, steps = hexSteps): number {
  const costs = board.map((cell) => (cell === player ? 1 : Infinity));
  return cheapestWay(borders[player], costs, steps)?.length ?? Infinity;
}

/** Searches the board only once, away from the player's first border, and so never turns back. */
export function hasChainInOneSweep(board: Board, player: Player): boolean {
  const along = player === 'o' ? columnOf : rowOf;
  const reached = new Set<number>();
  for (const place of places.toSorted((one, other) => along(one) - along(other))) {
    const isNext = along(place) === 0 || neighboursOf(place).some((neighbour) => reached.has(neighbour));
    if (board[place] === player && isNext) reached.add(place);
  }
  return [...reached].some((place) => along(place) === 10);
}

/** Follows only the first piece on the player's first border. */
export function hasChainFromFirstPiece(board: Board, player: Player): boolean {
  const { from } = borders[player];
  const first = from.find((place) => board[place] === player);
  return hasChain(
    board.map((cell, place) => (from.includes(place) && place !== first ? 'empty' : cell)),
    player,
  );
}

/** Whether a program that takes all eight cells around for neighbours sees a chain too early. */
export function misleadsKings({ moves, winner }: Played): boolean {
  const boards = [emptyBoard];
  for (const { place, player } of moves.slice(0, winner === undefined ? moves.length : -1)) {
    if (place !== undefined) boards.push((boards.at(-1) ?? emptyBoard).with(place, player));
  }
  return boards.some((board) =>
    (['o', 'x'] as const).some((player) => shortestChain(board, player, kingSteps) < Infinity),
  );
}
