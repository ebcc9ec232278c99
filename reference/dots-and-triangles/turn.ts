import { type Player, emptyGrid, isFree, playerScore, updateGrid } from './rules.ts';

/** A moment of a game: the grid, and the player who has to add a line. */
export interface Turn {
  readonly grid: bigint;
  readonly player: Player;
  /** The player's second turn in a row. */
  readonly isExtra: boolean;
}

export const firstTurn: Turn = { grid: emptyGrid, player: 1, isExtra: false };

/** The turn after a line at a free position. Completing a triangle earns an extra turn, but never a third in a row. */
export function withLine({ grid, player, isExtra }: Turn, pos: number): Turn {
  const after = updateGrid(grid, pos, player);
  const hasCompleted = playerScore(after, player) > playerScore(grid, player);
  return hasCompleted && !isExtra
    ? { grid: after, player, isExtra: true }
    : { grid: after, player: player === 1 ? 2 : 1, isExtra: false };
}

/** The turn after these positions have been typed; a refused one changes nothing. */
export function turnAfter(typed: readonly number[]): Turn {
  return typed.reduce((turn, pos) => (isFree(turn.grid, pos) ? withLine(turn, pos) : turn), firstTurn);
}
