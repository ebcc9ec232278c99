/** A piece of a line; marked if there is a remark about it. */
export interface LinePiece {
  readonly text: string;
  readonly marked: boolean;
}

const word = /^[\p{L}\p{N}_]+/u;

/** How many characters the word or sign at a column of a line has; 0 if the line has no such column. */
export function widthAt(line: string, column: number): number {
  const rest = [...line].slice(column - 1);
  if (column < 1 || rest.length === 0) return 0;
  const found = word.exec(rest.join(''));
  return found === null ? 1 : [...found[0]].length;
}

/** Cuts a line where the words at these columns begin and end; columns count characters, from 1. */
export function markedLine(line: string, columns: readonly number[]): LinePiece[] {
  const characters = [...line];
  const pieces: LinePiece[] = [];
  let at = 0;
  for (const column of columns.toSorted((a, b) => a - b)) {
    const width = widthAt(line, column);
    if (width === 0 || column - 1 < at) continue;
    if (column - 1 > at) pieces.push({ text: characters.slice(at, column - 1).join(''), marked: false });
    at = column - 1 + width;
    pieces.push({ text: characters.slice(column - 1, at).join(''), marked: true });
  }
  if (at < characters.length) pieces.push({ text: characters.slice(at).join(''), marked: false });
  return pieces;
}
