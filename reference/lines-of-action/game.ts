import { gameOver } from './connection.ts';
import { type Move, move } from './move.ts';
import { type State, initialState, swapPlayer } from './state.ts';

/** The lines that are typed, including refused ones: `a1 c1`. */
export type Game = readonly string[];

/** A line that was read, and the states before and after it. */
export interface Turn {
  readonly line: string;
  readonly before: State;
  readonly after: State;
  readonly isAccepted: boolean;
}

export function lineOf({ from, to }: Move): string {
  return `${from} ${to}`;
}

export function moveOf(line: string): Move {
  const [from = '', to = ''] = line.split(' ');
  return { from, to };
}

export function turnAfter(before: State, line: string): Turn {
  const { from, to } = moveOf(line);
  const moved = move(before, from, to);
  const after = moved === undefined ? before : swapPlayer(moved);
  return { line, before, after, isAccepted: moved !== undefined };
}

/** The turn of each line; lines after the end of the game are not read. */
export function turnsOf(game: Game): Turn[] {
  const turns: Turn[] = [];
  for (const line of game) {
    const turn = turnAfter(turns.at(-1)?.after ?? initialState, line);
    turns.push(turn);
    if (turn.isAccepted && gameOver(turn.after) !== '-') break;
  }
  return turns;
}

export function stateAfter(game: Game): State {
  return turnsOf(game).at(-1)?.after ?? initialState;
}

/** Neither player is connected at the start, so the position alone shows whether the game is over. */
export function isOver(game: Game): boolean {
  return gameOver(stateAfter(game)) !== '-';
}
