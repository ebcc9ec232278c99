import { diffArrays } from 'diff';

// With more edits than this, two outputs have little to do with each other, and lining them up is not worth the time:
// it grows with the square of the edits.
const maxEditLength = 100;

/** How many lines of the expected text are missing or different in the actual text, counting additional lines. */
export function differingLines(expected: string, actual: string): { differing: number; total: number } {
  const wanted = lines(expected);
  const got = lines(actual);
  const common = inCommon(wanted, got);
  // If so few lines are on both sides, lining up needs more edits than are allowed.
  const farApart = wanted.length + got.length - 2 * common > maxEditLength;
  const withoutEqual = Math.max(wanted.length, got.length) - common;
  const differing = farApart ? withoutEqual : (linedUp(wanted, got) ?? withoutEqual);
  return { differing: Math.max(differing, 1), total: wanted.length };
}

function linedUp(wanted: readonly string[], got: readonly string[]): number | undefined {
  const changes = diffArrays([...wanted], [...got], { maxEditLength });
  if (changes === undefined) return undefined;
  let removed = 0;
  let added = 0;
  let differing = 0;
  for (const change of changes) {
    if (change.removed) removed += change.count;
    else if (change.added) added += change.count;
    else {
      differing += Math.max(removed, added);
      removed = added = 0;
    }
  }
  return differing + Math.max(removed, added);
}

/** The number of lines that are on both sides, anywhere. */
function inCommon(wanted: readonly string[], got: readonly string[]): number {
  const left = new Map<string, number>();
  for (const line of got) left.set(line, (left.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of wanted) {
    const count = left.get(line) ?? 0;
    if (count === 0) continue;
    left.set(line, count - 1);
    common += 1;
  }
  return common;
}

/** Each line with its line break, so that a missing last newline makes the last line a different one. */
function lines(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}
