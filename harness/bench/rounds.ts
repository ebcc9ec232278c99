import { type Cost, measure, nothing, sum } from './measure.ts';

/** One thing to measure; it gets the same part of the class as all the others, round by round. */
export interface Contestant<Part> {
  readonly name: string;
  readonly work: (part: Part) => Promise<void>;
}

/** Every contestant in every round, so that a machine that slows down slows all of them. */
export async function measureInterleaved<Part>(
  parts: readonly Part[],
  contestants: readonly Contestant<Part>[],
  onRound: (round: number) => void,
): Promise<ReadonlyMap<string, Cost>> {
  const costs = new Map(contestants.map(({ name }): [string, Cost] => [name, nothing]));
  for (const [index, part] of parts.entries()) {
    for (const { name, work } of contestants) {
      const { cost } = await measure(() => work(part));
      costs.set(name, sum(costs.get(name) ?? nothing, cost));
    }
    onRound(index + 1);
  }
  return costs;
}

export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
