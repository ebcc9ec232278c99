import type { Random } from 'fast-check';
import { happens, oneOf } from '../dice.ts';
import { type Board, type Player, borders, places } from './rules.ts';
import { cheapestWay, hexSteps, kingSteps } from './ways.ts';

/** How somebody plays. */
export interface Temper {
  /** So many moves in a hundred go anywhere; the others go along a way to the far border. */
  readonly careless: number;
  /** What it takes to use a cell of the board. The more these differ, the more the way winds. */
  readonly costs: readonly number[];
  /** Takes all eight cells around for neighbours, until that way is closed and no chain has come of it. */
  readonly isDeluded: boolean;
}

export function randomTemper(random: Random): Temper {
  const roughness = random.nextInt(2, 6);
  return {
    // Two players of pure chance need a hundred moves, so they shall seldom meet.
    careless: oneOf(random, [100, 100, 30, 0, 0]),
    costs: places.map(() => random.nextInt(1, 5) ** roughness),
    isDeluded: happens(random, 40),
  };
}

export function chooseMove(random: Random, board: Board, player: Player, temper: Temper): number {
  const wanted = happens(random, temper.careless) ? [] : wantedPlaces(board, player, temper);
  return oneOf(random, wanted.length > 0 ? wanted : places.filter((place) => board[place] === 'empty'));
}

/** The empty cells of a way to the far border. */
function wantedPlaces(board: Board, player: Player, { costs, isDeluded }: Temper): number[] {
  const open = board.map((cell, place) => (cell === 'empty' ? (costs[place] ?? 1) : cell === player ? 0 : Infinity));
  for (const steps of isDeluded ? [kingSteps, hexSteps] : [hexSteps]) {
    const way = cheapestWay(borders[player], open, steps) ?? [];
    const empty = way.filter((place) => board[place] === 'empty');
    if (empty.length > 0) return empty;
  }
  return [];
}
