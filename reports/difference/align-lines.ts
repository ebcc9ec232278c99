import { diffArrays } from 'diff';

/** A row of two sessions side by side: indices of lines, undefined where a side has none. */
export interface Pair {
  readonly kind: 'same' | 'changed' | 'missing' | 'extra' | 'unaligned';
  readonly expected: number | undefined;
  readonly actual: number | undefined;
}

export interface Alignment {
  readonly pairs: readonly Pair[];
  /** False: somewhere the two are too different to line up, and lines of equal number stand side by side. */
  readonly complete: boolean;
}

// Edits after which two sessions have nothing to do with each other. Counted, not timed: the same input must give the
// same page on every machine.
const maxEditLength = 1000;

/** Lines up two lists of lines. What they have in common at both ends costs nothing, however long it is. */
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
  // Lines that were replaced stand beside what replaced them.
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
