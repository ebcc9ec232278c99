import { type Board, type Player, emptyBoard, hasChain, opponentOf, placeAt } from './rules.ts';

/** The lines that are typed in a game: `F3`. */
export type Game = readonly string[];

/** A typed line and what it did. */
export interface Move {
  readonly line: string;
  readonly player: Player;
  /** Where it put a piece; a refused line puts none. */
  readonly place?: number;
}

export interface Played {
  readonly moves: readonly Move[];
  readonly board: Board;
  readonly winner?: Player;
}

/** Plays the lines up to the end of the game; those after it are not read. */
export function played(game: Game): Played {
  const moves: Move[] = [];
  let board = emptyBoard;
  let player: Player = 'o';
  for (const line of game) {
    const place = placeTyped(line);
    if (place === undefined || board[place] !== 'empty') {
      moves.push({ line, player });
      continue;
    }
    moves.push({ line, player, place });
    board = board.with(place, player);
    if (hasChain(board, player)) return { moves, board, winner: player };
    player = opponentOf(player);
  }
  return { moves, board };
}

/** The game without the lines after its end. */
export function toItsEnd(game: Game): Game {
  return played(game).moves.map(({ line }) => line);
}

export function placeTyped(line: string): number | undefined {
  return placeAt(line.slice(0, 1), Number(line.slice(1)));
}
