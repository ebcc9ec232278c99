export interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** Offsets of a text to lines and columns, both from 1; columns count characters, as people and editors do. */
export function placesIn(text: string): (offset: number) => LineAndColumn {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: [...text.slice(starts[low], offset)].length + 1 };
  };
}
