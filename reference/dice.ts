import type { Random } from 'fast-check';

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random.nextInt(0, items.length - 1)];
  if (item === undefined) throw new RangeError('cannot choose from an empty list');
  return item;
}

/** True with this probability in per cent. */
export function happens(random: Random, percent: number): boolean {
  return random.nextInt(1, 100) <= percent;
}
