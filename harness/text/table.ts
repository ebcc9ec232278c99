/**
 * Delimited text, read so that every cell knows its place. A library that reads values and writes them again would
 * change quotes, blanks and line ends that nobody asked it to touch.
 */
export interface Table {
  readonly delimiter: Delimiter;
  readonly rows: readonly Row[];
}

export type Row = readonly Cell[];

export interface Cell {
  /** Offsets into the text: the first unit of the cell, and the one after its last. Quotes belong to the cell. */
  readonly start: number;
  readonly end: number;
  /** What it says, without quotes. */
  readonly text: string;
  readonly quoted: boolean;
}

export const delimiters = [',', '\t', ';'] as const;
export type Delimiter = (typeof delimiters)[number];

export type ReadTable =
  | { readonly kind: 'table'; readonly table: Table }
  /** Everything after the quote would be one cell. */
  | { readonly kind: 'unclosed-quote'; readonly offset: number };

/** Reads a table. The delimiter is the one that cuts the first row into most cells; of equal ones the first above. */
export function readTable(text: string): ReadTable {
  const begin = text.startsWith('\uFEFF') ? 1 : 0;
  const [first = ','] = delimiters
    .map((delimiter) => ({ delimiter, cells: cellsByDelimiter(text, begin, delimiter) }))
    .toSorted((one, other) => other.cells - one.cells)
    .map(({ delimiter }) => delimiter);
  const rows: Row[] = [];
  let at = begin;
  while (at < text.length) {
    const { cells, next, unclosed } = rowAt(text, at, first);
    if (unclosed !== undefined) return { kind: 'unclosed-quote', offset: unclosed };
    rows.push(cells);
    at = next;
  }
  return { kind: 'table', table: { delimiter: first, rows } };
}

/** A line without a single character: most tables end in one, and it is no row of theirs. */
export function isBlankRow(row: Row): boolean {
  return row.every(({ text }) => text.trim() === '');
}

/** Something right after a closing quote is a delimiter: where it is not this one, this one is not it. */
function cellsByDelimiter(text: string, start: number, delimiter: Delimiter): number {
  const { cells } = rowAt(text, start, delimiter);
  const fits = cells.every(({ quoted, start: from, end }) => !quoted || /^"(?:[^"]|"")*"$/.test(text.slice(from, end)));
  return fits ? cells.length : 0;
}

interface ReadRow {
  readonly cells: Row;
  readonly next: number;
  readonly unclosed?: number;
}

function rowAt(text: string, start: number, delimiter: Delimiter): ReadRow {
  const cells: Cell[] = [];
  let at = start;
  for (;;) {
    const cell = cellAt(text, at, delimiter);
    if (cell === undefined) return { cells, next: text.length, unclosed: at };
    cells.push(cell);
    at = cell.end;
    if (text[at] !== delimiter) break;
    at += 1;
  }
  return { cells, next: at + lineEndAt(text, at) };
}

function lineEndAt(text: string, at: number): number {
  if (text.startsWith('\r\n', at)) return 2;
  return at < text.length ? 1 : 0;
}

function cellAt(text: string, start: number, delimiter: Delimiter): Cell | undefined {
  if (text[start] !== '"') {
    const end = endOfBare(text, start, delimiter);
    return { start, end, text: text.slice(start, end), quoted: false };
  }
  let at = start + 1;
  let value = '';
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      // Whatever stands between the closing quote and the delimiter is kept as part of the cell.
      const end = endOfBare(text, quote + 1, delimiter);
      return { start, end, text: value + text.slice(quote + 1, end), quoted: true };
    }
    value += '"';
    at = quote + 2;
  }
}

function endOfBare(text: string, start: number, delimiter: Delimiter): number {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\r' && text[end] !== '\n') end += 1;
  return end;
}
