import fc, { type Arbitrary } from 'fast-check';
import type { Value } from '../../harness/model/assignment/value.ts';
import { type Player, hasPlace, placesFor } from './rules.ts';
import { isOver, turnAfter, withMove } from './turn.ts';

const intMax = 2 ** 31 - 1;
const anyPosition = fc.integer({ min: 1, max: 16 });
/** The rightmost column and the bottom row, where the players' rules differ and mistakes are common. */
const edgePosition = fc.constantFrom(4, 8, 12, 13, 14, 15, 16);
const anyPlayer: Arbitrary<Player> = fc.constantFrom(1, 2);

/** Integers that are not positions: the neighbours of the range, the handout's own 20, and any other int. */
export const noPosition = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 17, 20, -1) },
  { weight: 1, arbitrary: fc.oneof(fc.integer({ min: 17, max: intMax }), fc.integer({ max: 0 })) },
);
const noPlayer = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 3) },
  { weight: 1, arbitrary: fc.oneof(fc.integer({ min: 4, max: intMax }), fc.integer({ max: -1 })) },
);

/** Chooses an item of a list that is not known yet: any number is valid, and 0 is the first item. */
export const anyChoice = fc.nat({ max: 15 });

export function pick(positions: readonly number[], chosen: number): number {
  const picked = positions[chosen % positions.length];
  if (picked === undefined) throw new RangeError('cannot pick from an empty list of positions');
  return picked;
}

/** Grids that can occur in a game, from the first to the last. */
const reachedGrid = fc.array(anyChoice, { maxLength: 8 }).map((choices) => {
  let turn = turnAfter([]);
  for (const chosen of choices) {
    if (isOver(turn)) break;
    turn = withMove(turn, pick(placesFor(turn.grid, turn.player), chosen));
  }
  return turn.grid;
});

/** Any 16 digits 0, 1 or 2. Most are 0, because otherwise there would hardly be a place for a domino. */
const scatteredGrid = fc
  .array(fc.constantFrom('0', '0', '0', '0', '1', '2'), { minLength: 16, maxLength: 16 })
  .map((digits) => BigInt(digits.join('')));

const anyGrid = fc.oneof(reachedGrid, scatteredGrid);

/** A domino that fits. Its position is picked from the grid, so it still fits after each step of shrinking. */
const move = fc
  .tuple(anyGrid, anyChoice, anyPlayer)
  .filter(([grid, , p]) => hasPlace(grid, p))
  .map(([grid, chosen, p]) => [grid, pick(placesFor(grid, p), chosen), p] as const);

/** Covers every reason for a yes or a no. By chance alone, hardly any domino would fit. */
const question = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(anyGrid, anyPosition, anyPlayer) },
  { weight: 2, arbitrary: move },
  { weight: 4, arbitrary: fc.tuple(anyGrid, edgePosition, anyPlayer) },
  { weight: 3, arbitrary: fc.tuple(anyGrid, noPosition, anyPlayer) },
  { weight: 2, arbitrary: fc.tuple(move, noPlayer).map(([[grid, pos], p]) => [grid, pos, p] as const) },
);

/** Arguments for each required function, within what the handout promises. */
export const callArguments: Readonly<Record<string, Arbitrary<readonly Value[]>>> = {
  gridState: fc.tuple(anyGrid, anyPosition).map((args) => args.map(BigInt)),
  printGrid: anyGrid.map((grid) => [grid]),
  isPlaceable: question.map((args) => args.map(BigInt)),
  putToGrid: move.map((args) => args.map(BigInt)),
};
