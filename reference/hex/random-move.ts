import type { Random } from 'fast-check';
import { happens, oneOf } from '../dice.ts';
import { type Board, type Player, borders, places } from './rules.ts';
import { cheapestWay, hexSteps, kingSteps } from './ways.ts';

/** How a player chooses moves. */
export interface Temper {
  /** The percentage of moves that go anywhere; the others follow a way to the far border. */
  readonly careless: number;
  /** The cost of each cell of the board. The more the costs differ, the more the way winds. */
  readonly costs: readonly number[];
  /** Takes all eight cells around for neighbours, until such a way is complete and turns out not to be a chain. */
  readonly isDeluded: boolean;
}

export function randomTemper(random: Random): Temper {
  const roughness = random.nextInt(2, 6);
  return {
    // Two players who both move at random need a hundred moves, so such games are rare.
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
