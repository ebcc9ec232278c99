import fc, { type Arbitrary } from 'fast-check';
import type { Value } from '../../harness/model/assignment/value.ts';
import { type Player, gridOf, positions } from './rules.ts';

const anyPosition = fc.constantFrom(...positions);
const anyPlayer: Arbitrary<Player> = fc.constantFrom(1, 2);

/** Any lines, and any owners for the triangles that they complete. Few lines are as likely as many. */
const anyLines = fc.subarray(positions);
const anyOwners = fc.tuple(anyPlayer, anyPlayer, anyPlayer, anyPlayer, anyPlayer, anyPlayer);
const anyGrid = fc.tuple(anyLines, anyOwners).map(([lines, owners]) => gridOf(lines, owners));

/** One more line. It is left out of the grid, so its position is still free after each step of shrinking. */
const move = fc.tuple(anyLines, anyOwners, anyPosition, anyPlayer).map(([lines, owners, pos, p]) => {
  const others = lines.filter((other) => other !== pos);
  return [gridOf(others, owners), pos, p] as const;
});

/** Arguments for each required function, within what the handout promises. */
export const callArguments: Readonly<Record<string, Arbitrary<readonly Value[]>>> = {
  isFilled: fc.tuple(anyGrid, anyPosition).map((args) => args.map(BigInt)),
  printGrid: anyGrid.map((grid) => [grid]),
  updateGrid: move.map((args) => args.map(BigInt)),
  playerScore: fc.tuple(anyGrid, anyPlayer).map((args) => args.map(BigInt)),
};
