import fc, { Arbitrary, type Random, Value, stream } from 'fast-check';
import { emptyGrid, filledPositions, freePositions, isFull } from './rules.ts';
import { smallerGames } from './smaller-games.ts';
import { turnAfter } from './turn.ts';

/**
 * Integers that are not positions: the neighbours of the range, the places of the triangles in the grid, and others.
 * None is far below zero: the handout's isFilled counts from the position up to 12, so a program that calls it before
 * it checks the range is right, but would need seconds.
 */
const noPosition = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 13, -1) },
  { weight: 1, arbitrary: fc.integer({ min: 13, max: 18 }) },
  { weight: 1, arbitrary: fc.oneof(fc.integer({ min: 13, max: 2 ** 31 - 1 }), fc.integer({ min: -999, max: 0 })) },
);

/** Chooses an item of a list that is not known yet: any number is valid, and 0 is the first item. */
const anyChoice = fc.nat({ max: 11 });

type Step =
  /** A line at one of the free positions. */
  | { readonly kind: 'line'; readonly choice: number }
  /** A refused move to a position that has a line already. */
  | { readonly kind: 'filled'; readonly choice: number }
  /** A refused move with a number that is not a position. */
  | { readonly kind: 'outside'; readonly pos: number };

const anyStep: Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: anyChoice.map((choice) => ({ kind: 'line' as const, choice })) },
  { weight: 1, arbitrary: anyChoice.map((choice) => ({ kind: 'filled' as const, choice })) },
  { weight: 1, arbitrary: noPosition.map((pos) => ({ kind: 'outside' as const, pos })) },
);

/** Enough for nearly every game to end, which is after twelve lines. */
const manySteps = 24;
const stepsOfGame = fc
  .tuple(
    fc.array(anyStep, { minLength: manySteps, maxLength: manySteps }),
    fc.oneof({ weight: 5, arbitrary: fc.constant(manySteps) }, { weight: 1, arbitrary: fc.nat({ max: 13 }) }),
  )
  .map(([steps, length]) => steps.slice(0, length));

function gameOf(steps: readonly Step[]): readonly number[] {
  const game: number[] = [];
  for (const step of steps) {
    const { grid } = turnAfter(game);
    if (isFull(grid)) break;
    game.push(positionOf(step, grid));
  }
  return game;
}

function positionOf(step: Step, grid: bigint): number {
  switch (step.kind) {
    case 'line':
      return pick(freePositions(grid), step.choice);
    case 'filled':
      return grid === emptyGrid ? 0 : pick(filledPositions(grid), step.choice);
    case 'outside':
      return step.pos;
  }
}

function pick(positions: readonly number[], chosen: number): number {
  const picked = positions[chosen % positions.length];
  if (picked === undefined) throw new RangeError('cannot pick from an empty list of positions');
  return picked;
}

/**
 * fast-check would shrink a list of moves one by one. But the meaning of each move depends on the earlier ones, so
 * smaller games are built by the rules of the game.
 */
class Games extends Arbitrary<readonly number[]> {
  override generate(random: Random, bias: number | undefined): Value<readonly number[]> {
    return new Value(gameOf(stepsOfGame.generate(random, bias).value), undefined);
  }

  override canShrinkWithoutContext(_: unknown): _ is readonly number[] {
    return false;
  }

  override shrink(game: readonly number[], lastPlace: unknown) {
    const candidates = smallerGames(game, typeof lastPlace === 'number' ? lastPlace : 0);
    return stream(candidates).map((candidate) => new Value(candidate.game, candidate.place));
  }
}

/** The lines of whole games, and of games cut short, with refused moves mixed in. */
export const games: Arbitrary<readonly string[]> = new Games().map((game) => game.map(String));
