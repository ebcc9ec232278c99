import { type Borders, columnOf, neighboursOf, places, rowOf } from './rules.ts';

/** The cells that one step reaches from a cell. */
export type Steps = (place: number) => readonly number[];

/** The six neighbours by the rules. */
export const hexSteps: Steps = neighboursOf;

const around: readonly (readonly number[])[] = places.map((place) =>
  places.filter(
    (other) =>
      other !== place && Math.abs(columnOf(other) - columnOf(place)) <= 1 && Math.abs(rowOf(other) - rowOf(place)) <= 1,
  ),
);

/** All eight cells around, as if the board did not lean. */
export const kingSteps: Steps = (place) => around[place] ?? [];

/**
 * The places of a cheapest way from one border to the other, in order; undefined if all ways are closed.
 * A place that costs Infinity is closed. Of equally cheap ways, it is always the same one.
 */
export function cheapestWay(
  { from, to }: Borders,
  costs: readonly number[],
  steps: Steps,
): readonly number[] | undefined {
  const costOf = (place: number) => costs[place] ?? Infinity;
  const spent = new Map(from.map((place) => [place, costOf(place)]));
  const before = new Map<number, number>();
  const open = new Set(from.filter((place) => costOf(place) < Infinity));
  while (open.size > 0) {
    const place = cheapest(open, spent);
    if (to.includes(place)) return wayTo(place, before);
    open.delete(place);
    for (const next of steps(place)) {
      const cost = (spent.get(place) ?? 0) + costOf(next);
      if (cost >= (spent.get(next) ?? Infinity)) continue;
      spent.set(next, cost);
      before.set(next, place);
      open.add(next);
    }
  }
  return undefined;
}

function cheapest(open: ReadonlySet<number>, spent: ReadonlyMap<number, number>): number {
  let best = -1;
  for (const place of open) if (best === -1 || (spent.get(place) ?? 0) < (spent.get(best) ?? 0)) best = place;
  return best;
}

function wayTo(place: number, before: ReadonlyMap<number, number>): number[] {
  const way = [place];
  for (let at = before.get(place); at !== undefined; at = before.get(at)) way.unshift(at);
  return way;
}
