import type { Cell, Delimiter } from '../../text/table.ts';

export interface CellEdit {
  readonly cell: Cell;
  readonly text: string;
}

/** Replaces the texts of these cells and changes nothing else. A cell that had quotes keeps them. */
export function editCells(text: string, delimiter: Delimiter, edits: readonly CellEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const { cell, text: wanted } of edits.toSorted((one, other) => one.cell.start - other.cell.start)) {
    pieces.push(text.slice(at, cell.start), spelt(wanted, cell, delimiter));
    at = cell.end;
  }
  return [...pieces, text.slice(at)].join('');
}

function spelt(wanted: string, { quoted }: Cell, delimiter: Delimiter): string {
  const needsQuotes = quoted || wanted.includes(delimiter) || /["\r\n]|^\s|\s$/.test(wanted);
  return needsQuotes ? `"${wanted.replaceAll('"', '""')}"` : wanted;
}
