/** Items in a row: the first one, and the one after the last. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/**
 * Which items of a list to leave out, the most promising first: as many as may go, then half of them, and so on down to
 * every single one. Players take turns, so two neighbours are tried everywhere, too. Later items go first, because what
 * is typed at the end is needed least.
 */
export function* chunksOf(length: number, maxSize = length): Generator<Chunk> {
  for (const size of sizesUpTo(maxSize)) {
    const step = size === 2 ? 1 : size;
    let from = length - size;
    for (; from > 0; from -= step) yield { from, to: from + size };
    yield { from: 0, to: size };
  }
}

function* sizesUpTo(maxSize: number): Generator<number> {
  for (let size = maxSize; size > 2; size = Math.floor(size / 2)) yield size;
  if (maxSize >= 2) yield 2;
  if (maxSize >= 1) yield 1;
}

/** Numbers between the wanted one and the given one, the nearest to the wanted one first. */
export function* towards(wanted: bigint, given: bigint): Generator<bigint> {
  for (let distance = given - wanted; distance !== 0n; distance /= 2n) yield given - distance;
}
