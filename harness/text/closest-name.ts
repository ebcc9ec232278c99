/** A longer text is not a misspelt name. */
const longestName = 200;
const maxEdits = 3;

/**
 * The known name that is probably meant by a misspelt one; the first of equally close ones. Names that differ only in
 * letter case are always close. Otherwise at most about a third of the letters may be wrong, and at most three.
 */
export function closestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > longestName) return undefined;
  const wanted = name.toLowerCase();
  let closest: string | undefined;
  let least = Infinity;
  for (const candidate of known) {
    // The distance is at least the difference in length, and there may be thousands of names of any length.
    if (Math.abs(candidate.length - name.length) > maxEdits + 1) continue;
    const folded = candidate.toLowerCase();
    const longer = Math.max(wanted.length, folded.length);
    const distance = editDistance(wanted, folded);
    const limit = Math.min(maxEdits, Math.max(1, Math.floor(longer / 3)));
    // Two names of one letter each are one edit apart, but have nothing in common.
    const close = distance === 0 || (distance <= limit && distance < longer);
    if (close && distance < least) {
      closest = candidate;
      least = distance;
    }
  }
  return closest;
}

/** How many letters must be inserted, removed, replaced or swapped with a neighbour to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
