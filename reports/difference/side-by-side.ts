import type { Piece } from '../../harness/model/transcript.ts';
import { type Pair, alignLines } from './align-lines.ts';
import type { Drawing, UnendedSigns } from './drawing.ts';
import { type Glyph, glyphsOfLine } from './glyphs.ts';
import { type SessionLine, lineKey, sessionLines } from './session-lines.ts';
import { type Span, commonEnd, commonStart, spansOf } from './spans.ts';
import { columnOf, cutToWindow, windowAround } from './window.ts';

export interface Cell {
  readonly line: number;
  readonly spans: readonly Span[];
}

export type Row =
  | { readonly kind: 'same' | 'changed' | 'unaligned'; readonly expected: Cell; readonly actual: Cell }
  /** The program left this line out. */
  | { readonly kind: 'missing'; readonly expected: Cell }
  /** The program printed this line beyond what is expected. */
  | { readonly kind: 'extra'; readonly actual: Cell };

export interface SideBySide {
  /** False: somewhere too different to line up; there the rows pair lines of equal number and compare nothing. */
  readonly aligned: boolean;
  readonly rows: readonly Row[];
  /** Rows that were left out after these. */
  readonly more: number;
}

export interface SideBySideOptions {
  readonly drawing: Drawing;
  /** A line longer than this is cut around its difference. */
  readonly longestLine: number;
  readonly mostRows: number;
  readonly unended: UnendedSigns;
}

/** Two whole sessions, line by line. */
export function sideBySide(
  expected: readonly Piece[],
  actual: readonly Piece[],
  options: SideBySideOptions,
): SideBySide {
  const wanted = sessionLines(expected);
  const got = sessionLines(actual);
  const { pairs, complete } = alignLines(wanted.map(lineKey), got.map(lineKey));
  return {
    aligned: complete,
    rows: pairs.slice(0, options.mostRows).map((pair) => drawRow(pair, wanted, got, options)),
    more: Math.max(0, pairs.length - options.mostRows),
  };
}

function drawRow(
  pair: Pair,
  wanted: readonly SessionLine[],
  got: readonly SessionLine[],
  options: SideBySideOptions,
): Row {
  // Whole lines stay readable; where two lines differ, blanks may be what differs.
  const drawn = pair.kind === 'changed' ? 'exact' : 'readable';
  const { drawing } = options;
  const glyphs = (lines: readonly SessionLine[], index: number | undefined, unended: string | undefined) =>
    index === undefined ? undefined : glyphsOfLine(lines[index] ?? [], drawing, drawn, unended);
  const expected = glyphs(wanted, pair.expected, options.unended.expected);
  const actual = glyphs(got, pair.actual, options.unended.actual);
  if (expected !== undefined && actual !== undefined) {
    const start = pair.kind === 'changed' ? commonStart(expected, actual) : 0;
    const end = pair.kind === 'changed' ? commonEnd(expected, start, actual, start) : 0;
    const cell = (side: readonly Glyph[], index: number | undefined) =>
      drawCell(side, index, start, pair.kind === 'changed' ? Math.max(start + 1, side.length - end) : 0, options);
    return {
      kind: pair.kind === 'changed' || pair.kind === 'unaligned' ? pair.kind : 'same',
      expected: cell(expected, pair.expected),
      actual: cell(actual, pair.actual),
    };
  }
  return expected === undefined
    ? { kind: 'extra', actual: drawCell(actual ?? [], pair.actual, 0, 0, options) }
    : { kind: 'missing', expected: drawCell(expected, pair.expected, 0, 0, options) };
}

function drawCell(
  glyphs: readonly Glyph[],
  index: number | undefined,
  from: number,
  to: number,
  { drawing, longestLine }: SideBySideOptions,
): Cell {
  const window = windowAround(columnOf(glyphs, from), columnOf(glyphs, glyphs.length), longestLine);
  const cut = cutToWindow(glyphs, window, drawing);
  return { line: (index ?? 0) + 1, spans: spansOf(cut.glyphs, from - cut.firstIndex, to - cut.firstIndex) };
}
