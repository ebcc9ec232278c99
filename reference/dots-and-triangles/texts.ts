import type { Dialect } from '../../harness/model/assignment/assignment.ts';
import { wordingOf } from '../wording.ts';
import type { Player, ScoreText } from './rules.ts';

/** Everything that the program says. All texts are read at once, so that a missing text is found before a game. */
export interface Texts {
  readonly prompt: Readonly<Record<Player, string>>;
  /** With the space that the handout prints before the new line. */
  readonly refused: string;
  readonly win: Readonly<Record<Player, string>>;
  readonly draw: string;
  readonly score: ScoreText;
}

export function textsOf(dialect: Dialect): Texts {
  const say = wordingOf(dialect);
  const perPlayer = (key: string) => ({ 1: say(key, { player: 1 }), 2: say(key, { player: 2 }) });
  const score: ScoreText = (player, points) => say('score', { player, score: points });
  score(1, 0);
  return { prompt: perPlayer('prompt'), refused: say('refused'), win: perPlayer('win'), draw: say('draw'), score };
}
