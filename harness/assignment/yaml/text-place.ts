import type { Place } from './author-problem.ts';

/** The same for many places in one text, which is searched only once. */
export function placesInText(text: string): (offset: number) => Place {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: [...text.slice(starts[low], offset)].length + 1 };
  };
}

/** Line and column of a character. Columns count characters, as an author does, not UTF-16 units. */
export function placeInText(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: [...before.slice(start)].length + 1 };
}
