import { diffArrays } from 'diff';

/** One row of two sessions side by side: indices of lines; undefined if a side has no line in this row. */
export interface Pair {
  readonly kind: 'same' | 'changed' | 'missing' | 'extra' | 'unaligned';
  readonly expected: number | undefined;
  readonly actual: number | undefined;
}

export interface Alignment {
  readonly pairs: readonly Pair[];
  /** False if the two are too different to line up; from there on, lines with the same number are side by side. */
  readonly complete: boolean;
}

// After so many edits, two sessions have nothing in common. A limit of time would give other pages on other machines.
const maxEditLength = 1000;

/** Lines up two lists of lines. Equal lines at both ends take no time to compare, however many there are. */
export function alignLines(expected: readonly string[], actual: readonly string[]): Alignment {
  const shorter = Math.min(expected.length, actual.length);
  let start = 0;
  while (start < shorter && expected[start] === actual[start]) start += 1;
  let end = 0;
  while (end < shorter - start && expected.at(-1 - end) === actual.at(-1 - end)) end += 1;
  const wanted = expected.slice(start, expected.length - end);
  const got = actual.slice(start, actual.length - end);
  const oneSided = wanted.length === 0 || got.length === 0;
  const changes = oneSided ? undefined : diffArrays(wanted, got, { maxEditLength });
  const middle = changes === undefined ? pairByNumber(wanted.length, got.length) : pairByChange(changes);
  return {
    pairs: [
      ...samePairs(start, 0, 0),
      ...middle.map((pair) => shifted(pair, start)),
      ...samePairs(end, expected.length - end, actual.length - end),
    ],
    complete: oneSided || changes !== undefined,
  };
}

function samePairs(number: number, expected: number, actual: number): Pair[] {
  return Array.from({ length: number }, (_, index) => ({
    kind: 'same',
    expected: expected + index,
    actual: actual + index,
  }));
}

function pairByNumber(expectedCount: number, actualCount: number): Pair[] {
  return Array.from({ length: Math.max(expectedCount, actualCount) }, (_, index) => ({
    kind: index >= actualCount ? 'missing' : index >= expectedCount ? 'extra' : 'unaligned',
    expected: index < expectedCount ? index : undefined,
    actual: index < actualCount ? index : undefined,
  }));
}

function pairByChange(
  changes: readonly { readonly added: boolean; readonly removed: boolean; readonly count: number }[],
): Pair[] {
  const pairs: Pair[] = [];
  let expected = 0;
  let actual = 0;
  let removed = 0;
  let added = 0;
  // A line that was replaced is in the same row as the line that replaced it.
  const flush = () => {
    for (let index = 0; index < Math.max(removed, added); index += 1) {
      const kind = index >= added ? 'missing' : index >= removed ? 'extra' : 'changed';
      pairs.push({
        kind,
        expected: index < removed ? expected++ : undefined,
        actual: index < added ? actual++ : undefined,
      });
    }
    removed = added = 0;
  };
  for (const change of changes) {
    if (change.removed) removed += change.count;
    else if (change.added) added += change.count;
    else {
      flush();
      for (const pair of samePairs(change.count, expected, actual)) pairs.push(pair);
      expected += change.count;
      actual += change.count;
    }
  }
  flush();
  return pairs;
}

function shifted({ kind, expected, actual }: Pair, by: number): Pair {
  return {
    kind,
    expected: expected === undefined ? undefined : expected + by,
    actual: actual === undefined ? undefined : actual + by,
  };
}
