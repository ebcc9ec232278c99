import type { Dialect } from '../../harness/model/assignment/assignment.ts';
import { wordingOf } from '../wording.ts';
import type { Cell, Player } from './board.ts';

/** Everything that the program says. All texts are read at once, so that a missing text is found before a game. */
export interface Texts {
  readonly symbols: Readonly<Record<Cell, string>>;
  readonly header: string;
  /** A line of the board: the number of the row and its cells. */
  readonly row: (row: number, cells: string) => string;
  readonly prompt: Readonly<Record<Player, string>>;
  readonly refused: string;
  readonly win: Readonly<Record<Player, string>>;
  readonly draw: string;
}

export function textsOf(dialect: Dialect): Texts {
  const say = wordingOf(dialect);
  const symbols = { B: say('black'), W: say('white'), '.': say('empty') };
  const perPlayer = (key: string) => ({ B: say(key, { player: symbols.B }), W: say(key, { player: symbols.W }) });
  const row = (number: number, cells: string) => say('row', { row: number, cells });
  row(0, '');
  return {
    symbols,
    header: say('header'),
    row,
    prompt: perPlayer('prompt'),
    refused: say('refused'),
    win: perPlayer('win'),
    draw: say('draw'),
  };
}
