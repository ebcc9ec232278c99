import { type Player, hasPlace, isPlaceable, opponentOf, putToGrid } from './rules.ts';

/** A moment of a game: the grid, and who is to move. */
export interface Turn {
  readonly grid: bigint;
  readonly player: Player;
}

/** What comes after these positions have been typed; a refused one changes nothing. */
export function turnAfter(typed: readonly number[]): Turn {
  return typed.reduce<Turn>((turn, pos) => (isAccepted(turn, pos) ? withMove(turn, pos) : turn), {
    grid: 0n,
    player: 1,
  });
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
