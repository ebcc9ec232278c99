import { hostileTexts } from '../canaries.ts';
import type { Dice } from '../dice.ts';
import { honestIds } from '../honest.ts';

type Rows = readonly (readonly string[])[];

/** How a table is encoded in its file. */
export const tableEncodings: Readonly<Record<string, (text: string, dice: Dice) => Uint8Array>> = {
  plain: (text) => Buffer.from(text),
  BOM: (text) => Buffer.from(`\uFEFF${text}`),
  'two BOMs': (text) => Buffer.from(`\uFEFF\uFEFF${text}`),
  'UTF-16': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'UTF-16, odd length': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').subarray(0, -1),
  'UTF-16, big end first': (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
  'Latin 1': (text) => Buffer.from(text, 'latin1'),
  'NUL bytes': (text, dice) => Buffer.from(text.replaceAll(dice.oneOf([',', '\n', 's', '"']), (sign) => `${sign}\0`)),
  'damaged bytes': (text, dice) => {
    const bytes = Buffer.from(text);
    for (let count = dice.size(1, 60); count > 0 && bytes.length > 0; count -= 1)
      bytes[dice.whole(0, bytes.length - 1)] = dice.whole(0, 255);
    return bytes;
  },
};

/** Tables of a class; `columns` are those of a course site. */
export const tableRecipes: Readonly<Record<string, (columns: readonly string[], dice: Dice) => Rows>> = {
  'an ordinary table': (columns) => [columns, ...honestIds.map((id) => rowFor(columns, id))],
  'many rows': (columns, dice) => [
    columns,
    ...Array.from({ length: dice.size(100, 100_000) }, (_, n) => rowFor(columns, `s${1_155_000_000 + n}`)),
  ],
  'many columns': (columns, dice) => {
    const more = Array.from({ length: dice.size(10, 5000) }, (_, n) => `column ${n}`);
    return [[...columns, ...more], ...honestIds.map((id) => [...rowFor(columns, id), ...more])];
  },
  'one student many times': (columns, dice) => [
    columns,
    ...Array.from({ length: dice.size(2, 5000) }, () => rowFor(columns, dice.oneOf(honestIds))),
  ],
  'one column many times': (columns) => [
    [...columns, ...columns],
    ...honestIds.map((id) => [...rowFor(columns, id), ...rowFor(columns, id)]),
  ],
  'hostile cells': (columns, dice) => [
    columns,
    ...honestIds.map((id) =>
      rowFor(columns, id).map((cell) => (cell === id || dice.happens(50) ? cell : dice.oneOf(hostileTexts))),
    ),
  ],
  'hostile students': (columns) => [
    columns,
    ...[...hostileTexts, '', ' ', '0', '-1', '1e9', 'NaN', 'null'].map((id) => rowFor(columns, id)),
  ],
  'hostile columns': (_, dice) => [
    dice.shuffled([...hostileTexts, 'id', 'constructor', 'toString', '']),
    ...honestIds.map((id) => hostileTexts.map(() => id)),
  ],
  'long cells': (columns, dice) => [
    columns,
    ...honestIds.map((id) =>
      rowFor(columns, id).map((cell) => (cell === id ? cell : 'x'.repeat(dice.size(10, 500_000)))),
    ),
  ],
  'rows of different lengths': (columns, dice) => [
    columns,
    ...honestIds.map((id) => [...rowFor(columns, id), 'x', 'y'].slice(0, dice.whole(0, columns.length + 2))),
  ],
  'no rows': (columns) => [columns],
  nothing: () => [],
};

function rowFor(columns: readonly string[], id: string): string[] {
  return columns.map((_, index) => (index === 2 || columns.length === 1 ? id : `${index} of ${id}`));
}

/** A correctly quoted table, which is sometimes damaged afterwards. */
export function csvText(rows: Rows, dice: Dice): string {
  const between = dice.oneOf([',', ',', ',', ';', '\t', '|']);
  const end = dice.oneOf(['\n', '\r\n', '\r']);
  const text = rows.map((row) => row.map((cell) => quoted(cell, between)).join(between)).join(end) + end;
  return dice.happens(15) ? broken(text, dice) : text;
}

function quoted(cell: string, between: string): string {
  return /["\r\n]/.test(cell) || cell.includes(between) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function broken(text: string, dice: Dice): string {
  const place = dice.whole(0, text.length);
  return `${text.slice(0, place)}${dice.oneOf(['"', '""', '"""', '\r', '\u2028', '\u0000', '\uFFFD'])}${text.slice(place)}`;
}
