import type { CharSet } from 'refa';

/**
 * Characters that no set of an expression distinguishes are one letter, so an expression over all of Unicode has about
 * a dozen letters. `start` stands for the beginning of a text.
 */
export interface Letters {
  readonly count: number;
  readonly start: number;
  of(set: CharSet): ReadonlySet<number>;
}

export function lettersOf(sets: readonly CharSet[], maximum: number): Letters {
  const distinct = [...new Map(sets.map((set) => [keyOf(set), set])).values()];
  const borders = new Set([0, maximum + 1]);
  for (const { ranges } of distinct) {
    for (const { min, max } of ranges) borders.add(min).add(max + 1);
  }
  // One bit for each set: whether it has the characters from this border on.
  const memberships = new Map<string, number>();
  const letters = new Map(distinct.map((set) => [keyOf(set), new Set<number>()]));
  for (const border of [...borders].filter((one) => one <= maximum)) {
    const membership = distinct.map((set) => (set.has(border) ? '1' : '0')).join('');
    const letter = memberships.get(membership) ?? memberships.size;
    memberships.set(membership, letter);
    for (const set of distinct) if (set.has(border)) letters.get(keyOf(set))?.add(letter);
  }
  const none: ReadonlySet<number> = new Set();
  return { count: memberships.size, start: memberships.size, of: (set) => letters.get(keyOf(set)) ?? none };
}

function keyOf(set: CharSet): string {
  return set.ranges.map(({ min, max }) => `${min}-${max}`).join();
}
