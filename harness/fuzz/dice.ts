/** Random choices. The same seeds give the same choices on every machine and with every version of Node. */
export interface Dice {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** Like `whole`, but a third of the numbers are large; for the others, every order of magnitude is equally likely. */
  size(least: number, most: number): number;
  /** True with this probability. */
  happens(percent: number): boolean;
  oneOf<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
  bytes(length: number): Uint8Array;
}

export function diceOf(...seeds: readonly (number | string)[]): Dice {
  const next = numbersFrom(hashOf(seeds.join('/')));
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const dice: Dice = {
    whole,
    size: (least, most) =>
      next() < 1 / 3
        ? whole(Math.max(least, Math.ceil(most / 2)), most)
        : Math.min(most, Math.round(least * (most / least) ** next())),
    happens: (percent) => next() * 100 < percent,
    oneOf: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('there is nothing to choose from');
      return item;
    },
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .toSorted((one, other) => one.key - other.key)
        .map(({ item }) => item),
    bytes: (length) => Uint8Array.from({ length }, () => whole(0, 255)),
  };
  return dice;
}

/** FNV-1a, so that seeds that differ in one character start far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** From 0 to just below 1: a counter in steps of the golden ratio, each count mixed (as in SplitMix). */
function numbersFrom(start: number): () => number {
  let count = start;
  return () => {
    count = (count + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(count ^ (count >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
