import { digitCount } from '../../harness/model/assignment/shown-digits.ts';
import type { Shown } from '../../harness/model/assignment/shown.ts';

/** The parts of a value: one character for each place; digits from the left, boards row by row. */
export type Places = readonly string[];

/** Undefined if the value has another form: a negative number, too many digits, a board of another size. */
export function placesOf(value: string, shown: Shown): Places | undefined {
  if (shown.kind === 'board') {
    // A square may contain any byte, even a newline, so newlines are recognised by their position.
    const step = shown.columns.length + 1;
    const squares = Array.from(value).filter((character, index) => (index + 1) % step !== 0 || character !== '\n');
    return value.length === shown.rows.length * step - 1 && squares.length === shown.rows.length * shown.columns.length
      ? squares
      : undefined;
  }
  const count = digitCount(shown);
  return /^\d+$/.test(value) && value.length <= count ? [...value.padStart(count, '0')] : undefined;
}

/** `digit 14, position 14`, `digit 14, triangle 2`, or the square `c3`. */
export function placeName(index: number, shown: Shown): string {
  if (shown.kind === 'board') {
    const { rows, columns } = shown;
    return `${columns[index % columns.length] ?? ''}${rows[Math.floor(index / columns.length)] ?? ''}`;
  }
  return `digit ${index + 1}, ${encodedBy(index, shown.parts)}`;
}

/** What a digit encodes: `position 14`. */
export function encodedBy(index: number, parts: readonly { readonly name: string; readonly count: number }[]): string {
  let before = 0;
  for (const { name, count } of parts) {
    if (index < before + count) return `${name} ${index - before + 1}`;
    before += count;
  }
  return `digit ${index + 1}`;
}

/** The place that an argument names: a number in the first part, from 1, or a square such as "c3". */
export function placeNamed(value: string, shown: Shown): number | undefined {
  if (shown.kind === 'board') {
    const [, column = '', row = ''] = /^"(.)(.)"$/s.exec(value) ?? [];
    const [x, y] = [shown.columns.indexOf(column), shown.rows.indexOf(row)];
    return column === '' || row === '' || x < 0 || y < 0 ? undefined : y * shown.columns.length + x;
  }
  const [first] = shown.parts;
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= (first?.count ?? 0) ? number - 1 : undefined;
}

export interface DifferingPlace {
  readonly index: number;
  readonly expected: string;
  readonly actual: string;
}

/** Where two values differ; undefined if one of them cannot be taken apart. */
export function differingPlaces(expected: string, actual: string, shown: Shown): DifferingPlace[] | undefined {
  const [wanted, got] = [placesOf(expected, shown), placesOf(actual, shown)];
  if (wanted === undefined || got === undefined) return undefined;
  return wanted.flatMap((character, index) => {
    const other = got[index] ?? '';
    return character === other ? [] : [{ index, expected: character, actual: other }];
  });
}
