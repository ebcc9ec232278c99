import { isUnseen, spelt } from '../phrases/visible.ts';

/**
 * Excel takes a CSV file for UTF-8 only if it begins with this; without it 陳大文 becomes é™³å¤§æ–‡. Everything
 * else that reads CSV skips it.
 */
export const byteOrderMark = '\uFEFF';

/**
 * One cell by RFC 4180. A spreadsheet takes a cell that begins like a formula for one, and runs it: the apostrophe
 * makes it text. No number here is negative, so no mark is touched.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  const shown = safe.replace(/[^\t\r\n]/gu, (character) => (isUnseen(character) ? spelt(character) : character));
  return /[",\r\n]/.test(shown) ? `"${shown.replaceAll('"', '""')}"` : shown;
}

export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
