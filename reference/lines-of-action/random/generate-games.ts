import { Arbitrary, type Random, Value, stream } from 'fast-check';
import type { Game } from '../game.ts';
import { randomGame } from './random-game.ts';
import { Progress, smallerGames } from './smaller-games.ts';

/**
 * fast-check would shrink a list of lines one by one. But every line decides whose turn the later ones are and
 * which of them are legal, so smaller games are built by the rules of the game.
 */
class Games extends Arbitrary<Game> {
  override generate(random: Random): Value<Game> {
    return new Value(randomGame(random), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is Game {
    return false;
  }

  override shrink(game: Game, context: unknown) {
    const progress = context instanceof Progress ? context : new Progress();
    return stream(smallerGames(game, progress)).map((smaller) => new Value(smaller.game, smaller.progress));
  }
}

/** The lines of whole games, and of games cut short, with refused lines mixed in. */
export const games: Arbitrary<Game> = new Games();
