/** How many of the numbers, which are in ascending order, are below the limit. */
export function countBelow<T>(sorted: readonly T[], limit: number, numberOf: (one: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = sorted[middle];
    if (one !== undefined && numberOf(one) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
