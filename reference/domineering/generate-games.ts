import fc, { Arbitrary, type Random, Value, stream } from 'fast-check';
import { anyChoice, noPosition, pick } from './generate-arguments.ts';
import { placesFor, positions } from './rules.ts';
import { smallerGames } from './smaller-games.ts';
import { firstTurn, nextTurn } from './turn.ts';

type Step =
  /** A move to one of the places that are open to the player whose turn it is. */
  | { readonly kind: 'place'; readonly choice: number }
  /** A refused move to one of the other positions: covered, blocked or at the edge. */
  | { readonly kind: 'refused'; readonly choice: number }
  /** A refused move with a number that is not a position. */
  | { readonly kind: 'outside'; readonly pos: number };

const anyStep: Arbitrary<Step> = fc.oneof(
  { weight: 7, arbitrary: anyChoice.map((choice) => ({ kind: 'place' as const, choice })) },
  { weight: 2, arbitrary: anyChoice.map((choice) => ({ kind: 'refused' as const, choice })) },
  { weight: 1, arbitrary: noPosition.map((pos) => ({ kind: 'outside' as const, pos })) },
);

/** Enough for nearly every game to end: no game has more than eight moves. */
const manySteps = 20;
const stepsOfGame = fc
  .tuple(
    fc.array(anyStep, { minLength: manySteps, maxLength: manySteps }),
    fc.oneof({ weight: 4, arbitrary: fc.constant(manySteps) }, { weight: 1, arbitrary: fc.nat({ max: 9 }) }),
  )
  .map(([steps, length]) => steps.slice(0, length));

function gameOf(steps: readonly Step[]): readonly number[] {
  const game: number[] = [];
  let turn = firstTurn;
  for (const step of steps) {
    const places = placesFor(turn.grid, turn.player);
    if (places.length === 0) break;
    const pos = positionOf(step, places);
    game.push(pos);
    turn = nextTurn(turn, pos);
  }
  return game;
}

function positionOf(step: Step, places: readonly number[]): number {
  switch (step.kind) {
    case 'place':
      return pick(places, step.choice);
    case 'refused': {
      const refused = positions.filter((pos) => !places.includes(pos));
      return pick(refused, step.choice);
    }
    case 'outside':
      return step.pos;
  }
}

/**
 * fast-check would shrink a list of moves one by one. But the meaning of each move depends on the earlier ones, and a
 * game with fewer lines may be a different game. So smaller games are built by the rules of the game.
 */
class Games extends Arbitrary<readonly number[]> {
  override generate(random: Random, bias: number | undefined): Value<readonly number[]> {
    return new Value(gameOf(stepsOfGame.generate(random, bias).value), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is readonly number[] {
    return false;
  }

  override shrink(game: readonly number[]) {
    return stream(smallerGames(game)).map((smaller) => new Value(smaller, undefined));
  }
}

/** The lines of whole games, and of games cut short, with refused moves mixed in. */
export const games: Arbitrary<readonly string[]> = new Games().map((game) => game.map(String));
