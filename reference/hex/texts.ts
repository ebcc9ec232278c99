import type { Dialect } from '../../harness/model/assignment/assignment.ts';
import { wordingOf } from '../wording.ts';
import type { Cell, Player } from './rules.ts';

/** Everything that the program says. */
export interface Texts {
  readonly symbols: Readonly<Record<Cell, string>>;
  readonly header: string;
  /** A row of the board in the layout of the year's handout. */
  readonly row: (places: { readonly indent: string; readonly number: string; readonly cells: string }) => string;
  readonly prompt: Readonly<Record<Player, string>>;
  readonly refused: string;
  readonly win: Readonly<Record<Player, string>>;
}

export function textsOf(dialect: Dialect): Texts {
  const say = wordingOf(dialect);
  const symbols = { empty: say('empty'), o: say('o'), x: say('x') };
  const row: Texts['row'] = (places) => say('row', { ...places });
  // All texts are read at once, so that a missing text is found before a game.
  row({ indent: '', number: '', cells: '' });
  // A player is named after the piece.
  const perPlayer = (key: string) => ({ o: say(key, { player: symbols.o }), x: say(key, { player: symbols.x }) });
  return {
    symbols,
    header: say('header'),
    row,
    prompt: perPlayer('prompt'),
    refused: say('refused'),
    win: perPlayer('win'),
  };
}
