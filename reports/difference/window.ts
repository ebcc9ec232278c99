import { columnsOf } from './columns.ts';
import type { Drawing } from './drawing.ts';
import { type Glyph, glyph } from './glyphs.ts';

/** The part of a line that is shown, in columns. */
export interface Window {
  readonly start: number;
  readonly width: number;
}

/** The share of the window before the difference, if a line must be cut. */
const leadingShare = 0.6;

/** A window that includes this column. Both sides use the same one, so that equal text is in the same place. */
export function windowAround(column: number, longest: number, width: number): Window {
  if (longest <= width) return { start: 0, width };
  const wanted = Math.floor(column - width * leadingShare);
  return { start: Math.max(0, Math.min(wanted, longest - width)), width };
}

export function columnOf(glyphs: readonly Glyph[], index: number): number {
  return glyphs.slice(0, index).reduce((sum, { columns }) => sum + columns, 0);
}

/** The glyphs inside the window, with a sign at each end where something was cut. */
export function cutToWindow(
  glyphs: readonly Glyph[],
  { start, width }: Window,
  drawing: Drawing,
): { readonly glyphs: readonly Glyph[]; readonly firstIndex: number } {
  const total = columnOf(glyphs, glyphs.length);
  if (start === 0 && total <= width) return { glyphs, firstIndex: 0 };
  const sign = glyph('marker', '', drawing.cut);
  const room = columnsOf(drawing.cut);
  const from = start === 0 ? 0 : start + room;
  const to = total - start > width ? start + width - room : total;
  const kept: Glyph[] = [];
  let firstIndex = -1;
  let column = 0;
  for (const [index, one] of glyphs.entries()) {
    if (column >= from && column + one.columns <= to) {
      if (firstIndex < 0) firstIndex = index;
      kept.push(one);
    }
    column += one.columns;
  }
  return {
    glyphs: [...(start === 0 ? [] : [sign]), ...kept, ...(to < total ? [sign] : [])],
    firstIndex: (firstIndex < 0 ? glyphs.length : firstIndex) - (start === 0 ? 0 : 1),
  };
}
