import { diffArrays } from 'diff';

// Beyond this many edits two outputs have nothing to do with each other, and counting exactly is not worth the time.
const maxEditLength = 2000;

/** How many lines of the expected text the actual text does not have in their place, counting lines that are too many. */
export function differingLines(expected: string, actual: string): { differing: number; total: number } {
  const wanted = lines(expected);
  const got = lines(actual);
  const changes = diffArrays(wanted, got, { maxEditLength });
  const total = wanted.length;
  if (changes === undefined) return { differing: Math.max(total, 1), total };
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
  return { differing: differing + Math.max(removed, added), total };
}

/** Each with its line break, so that a missing last newline makes the last line a different one. */
function lines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
