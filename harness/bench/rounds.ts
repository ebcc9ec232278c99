import { type Cost, measure, nothing, sum } from './measure.ts';

/** One thing to measure. In each round, all contestants get the same part of the class. */
export interface Contestant<Part> {
  readonly name: string;
  readonly work: (part: Part) => Promise<void>;
}

/** Measures every contestant in every round, so that a machine that becomes slower affects all of them. */
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
