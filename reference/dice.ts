import type { Random } from 'fast-check';

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.nextInt(0, items.length - 1)];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}

/** True so many times in a hundred. */
export function happens(random: Random, percent: number): boolean {
  return random.nextInt(1, 100) <= percent;
}
