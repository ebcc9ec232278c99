import type { Dialect } from '../../harness/model/assignment/assignment.ts';
import { wordingOf } from '../wording.ts';
import type { CellSymbols, Player } from './rules.ts';

/** Everything that the program says. All texts are read at once, so that a missing text is found before a game. */
export interface Texts {
  readonly symbols: CellSymbols;
  readonly prompt: Readonly<Record<Player, string>>;
  readonly refused: string;
  readonly win: Readonly<Record<Player, string>>;
}

export function textsOf(dialect: Dialect): Texts {
  const say = wordingOf(dialect);
  const perPlayer = (key: string) => ({ 1: say(key, { player: 1 }), 2: say(key, { player: 2 }) });
  return {
    symbols: { 0: say('empty'), 1: say('player-1'), 2: say('player-2') },
    prompt: perPlayer('prompt'),
    refused: say('refused'),
    win: perPlayer('win'),
  };
}
