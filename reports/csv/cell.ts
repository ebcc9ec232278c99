import { isUnseen, spelt } from '../phrases/visible.ts';

/**
 * Excel reads a CSV file as UTF-8 only if the file begins with this; without it, 陳大文 becomes é™³å¤§æ–‡. All other
 * readers of CSV skip it.
 */
export const byteOrderMark = '\uFEFF';

/**
 * One cell as in RFC 4180. A spreadsheet would run a cell that begins like a formula, so an apostrophe turns it into
 * text. Marks are never negative, so they never get one.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  const shown = safe.replace(/[^\t\r\n]/gu, (character) => (isUnseen(character) ? spelt(character) : character));
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
