/**
 * Delimited text, with the place of every cell. A library that reads values and writes them again would also change
 * quotes, spaces and line ends in other cells.
 */
export interface Table {
  readonly delimiter: Delimiter;
  readonly rows: readonly Row[];
}

export type Row = readonly Cell[];

export interface Cell {
  /** Offsets into the text: the beginning and the end of the cell, including its quotes. */
  readonly start: number;
  readonly end: number;
  /** The value, without quotes. */
  readonly text: string;
  readonly quoted: boolean;
  /** Whether its only quotes are those around the whole cell, and doubled ones inside these. */
  readonly isWhole: boolean;
}

export const delimiters = [',', '\t', ';'] as const;
export type Delimiter = (typeof delimiters)[number];

export type ReadTable =
  | { readonly kind: 'table'; readonly table: Table }
  /** A quote is never closed, so everything after it would be one cell. */
  | { readonly kind: 'unclosed-quote'; readonly offset: number };

/** A table with a header, for callers that look for columns and do not write. */
export interface NamedColumns {
  /** In lower case, with a space in place of everything but letters and digits. */
  readonly columns: readonly string[];
  /** Without blank rows. */
  readonly rows: readonly (readonly string[])[];
}

/** How a table was written, and so how strictly it is read. */
interface Manner {
  /** If several delimiters give the first row the same number of cells, the first of these is taken. */
  readonly ties: readonly Delimiter[];
  /** Allows spaces before a quote, and lets an unclosed quote end with the text. */
  readonly lenient: boolean;
}

/** Programs write these tables and read them again, so they are read strictly. */
const byProgram: Manner = { ties: delimiters, lenient: false };
/** People write these tables. A comma is taken last, because names contain commas. */
const byHand: Manner = { ties: ['\t', ';', ','], lenient: true };

/** Reads a table whose cells a caller wants to find or to change. */
export function readTable(text: string): ReadTable {
  return read(text, byProgram);
}

/** Reads a list of people, which may have been made by hand. It never fails. */
export function readNamedColumns(text: string): NamedColumns {
  const all = read(text, byHand);
  const rows = all.kind === 'table' ? all.table.rows.filter((row) => !isBlankRow(row)) : [];
  const [header = [], ...others] = rows.map((row) => row.map((cell) => cell.text.trim()));
  const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
  return { columns: header.map((name) => plain(name).trim()), rows: others };
}

/** Whether all cells are blank, as in the empty line at the end of most tables. */
export function isBlankRow(row: Row): boolean {
  return row.every(({ text }) => text.trim() === '');
}

function read(text: string, manner: Manner): ReadTable {
  const begin = text.startsWith('\uFEFF') ? 1 : 0;
  const delimiter = delimiterOf(text, begin, manner);
  const rows: Row[] = [];
  let at = begin;
  while (at < text.length) {
    const { cells, next, unclosed } = rowAt(text, at, delimiter, manner);
    if (unclosed !== undefined) return { kind: 'unclosed-quote', offset: unclosed };
    rows.push(cells);
    at = next;
  }
  return { kind: 'table', table: { delimiter, rows } };
}

/** The delimiter that gives the first row the most cells. */
function delimiterOf(text: string, start: number, manner: Manner): Delimiter {
  const [best = ','] = manner.ties
    .map((delimiter) => {
      const { cells } = rowAt(text, start, delimiter, manner);
      // Quotes are around whole cells, so a wrong delimiter would cut through them, unless the row has mistakes.
      return { delimiter, fits: cells.every(({ isWhole }) => isWhole), count: cells.length };
    })
    .toSorted((one, other) => Number(other.fits) - Number(one.fits) || other.count - one.count)
    .map(({ delimiter }) => delimiter);
  return best;
}

interface ReadRow {
  readonly cells: Row;
  readonly next: number;
  readonly unclosed?: number;
}

function rowAt(text: string, start: number, delimiter: Delimiter, manner: Manner): ReadRow {
  const cells: Cell[] = [];
  let at = start;
  for (;;) {
    const cell = cellAt(text, at, delimiter, manner);
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

/** Undefined if its quote is never closed. */
function cellAt(text: string, start: number, delimiter: Delimiter, { lenient }: Manner): Cell | undefined {
  const opening = lenient ? afterBlanks(text, start, delimiter) : start;
  if (text[opening] !== '"') {
    const end = endOfBare(text, start, delimiter);
    const bare = text.slice(start, end);
    return { start, end, text: bare, quoted: false, isWhole: !bare.includes('"') };
  }
  let at = opening + 1;
  let value = '';
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) {
      if (!lenient) return undefined;
      return { start, end: text.length, text: value + text.slice(at), quoted: true, isWhole: false };
    }
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      // Text between the closing quote and the delimiter is kept as part of the cell.
      const end = endOfBare(text, quote + 1, delimiter);
      return { start, end, text: value + text.slice(quote + 1, end), quoted: true, isWhole: end === quote + 1 };
    }
    value += '"';
    at = quote + 2;
  }
}

function afterBlanks(text: string, start: number, delimiter: Delimiter): number {
  let at = start;
  while (at < text.length && text[at] !== delimiter && !isLineEnd(text[at]) && text[at]?.trim() === '') at += 1;
  return at;
}

function endOfBare(text: string, start: number, delimiter: Delimiter): number {
  let end = start;
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end += 1;
  return end;
}

function isLineEnd(unit: string | undefined): boolean {
  return unit === '\r' || unit === '\n';
}
