import type { Dialect } from '../../harness/model/assignment/assignment.ts';
import { wordingOf } from '../wording.ts';
import type { Cell, Player } from './rules.ts';

/** Everything that the program says. */
export interface Texts {
  readonly symbols: Readonly<Record<Cell, string>>;
  readonly header: string;
  /** A row of the board as this year's handout lays it out. */
  readonly row: (places: { readonly indent: string; readonly number: string; readonly cells: string }) => string;
  readonly prompt: Readonly<Record<Player, string>>;
  readonly refused: string;
  readonly win: Readonly<Record<Player, string>>;
}

export function textsOf(dialect: Dialect): Texts {
  const say = wordingOf(dialect);
  const symbols = { empty: say('empty'), o: say('o'), x: say('x') };
  const row: Texts['row'] = (places) => say('row', { ...places });
  // All texts are fetched at once, so that a gap in a dialect shows before a game.
  row({ indent: '', number: '', cells: '' });
  // A player goes by the name of the piece.
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
