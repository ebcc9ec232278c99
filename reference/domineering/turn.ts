import { type Player, hasPlace, isPlaceable, opponentOf, putToGrid } from './rules.ts';

/** A moment of a game: the grid, and the player who has to move. */
export interface Turn {
  readonly grid: bigint;
  readonly player: Player;
}

export const firstTurn: Turn = { grid: 0n, player: 1 };

/** The turn after these positions have been typed. */
export function turnAfter(typed: readonly number[]): Turn {
  return typed.reduce(nextTurn, firstTurn);
}

/** A refused position changes nothing. */
export function nextTurn(turn: Turn, pos: number): Turn {
  return isAccepted(turn, pos) ? withMove(turn, pos) : turn;
}

export function isAccepted({ grid, player }: Turn, pos: number): boolean {
  return isPlaceable(grid, pos, player);
}

export function withMove({ grid, player }: Turn, pos: number): Turn {
  return { grid: putToGrid(grid, pos, player), player: opponentOf(player) };
}

export function isOver({ grid, player }: Turn): boolean {
  return !hasPlace(grid, player);
}
