import type { Drawing, UnendedSigns } from './drawing.ts';
import { type Glyph, glyphsOfLine } from './glyphs.ts';
import type { FirstDifference } from '../../harness/model/result/verdict.ts';
import type { SessionLine } from './session-lines.ts';
import { type Span, commonEnd, spansOf } from './spans.ts';
import { type Window, columnOf, cutToWindow, windowAround } from './window.ts';

/** The first difference and the lines before it, for terminals and pages to draw. */
export type DifferenceLine =
  | {
      readonly kind: 'context' | 'expected' | 'actual';
      /** From 1, typed input included. */
      readonly line: number;
      readonly spans: readonly Span[];
    }
  /** Points at the column of the first differing character of the line above. */
  | { readonly kind: 'caret'; readonly column: number };

export interface DifferenceOptions {
  readonly drawing: Drawing;
  /** Columns for the text of a line. */
  readonly width: number;
  /** Lines before the difference. */
  readonly context: number;
  readonly unended: UnendedSigns;
}

/** `before` is the expected session; the lines before the difference are taken from it. */
export function differenceView(
  place: FirstDifference,
  before: readonly SessionLine[],
  { drawing, width, context, unended }: DifferenceOptions,
): DifferenceLine[] {
  const expected = glyphsOfLine(
    place.expected.text,
    drawing,
    'exact',
    signAfter(place.expected.text, unended.expected),
  );
  const actual = glyphsOfLine(place.actual.text, drawing, 'exact', signAfter(place.actual.text, unended.actual));
  const expectedAt = glyphIndex(expected, place.expected.column);
  const actualAt = glyphIndex(actual, place.actual.column);
  const common = commonEnd(expected, expectedAt, actual, actualAt);
  const [expectedWindow, actualWindow] = windows(expected, expectedAt, actual, actualAt, width);
  const above = drawSide('expected', place.expected.line, expected, expectedAt, common, expectedWindow, drawing);
  const below = drawSide('actual', place.actual.line, actual, actualAt, common, actualWindow, drawing);
  const first = Math.max(0, place.expected.line - 1 - context);
  return [
    ...before.slice(first, place.expected.line - 1).map((line, index): DifferenceLine => {
      const glyphs = glyphsOfLine(line, drawing, 'readable');
      const window = windowAround(0, columnOf(glyphs, glyphs.length), width);
      return {
        kind: 'context',
        line: first + index + 1,
        spans: spansOf(cutToWindow(glyphs, window, drawing).glyphs, 0, 0),
      };
    }),
    above.line,
    // One caret is enough if both lines differ in the same column.
    ...(above.column === below.column ? [] : [{ kind: 'caret', column: above.column } as const]),
    below.line,
    { kind: 'caret', column: below.column },
  ];
}

/** A side without any text has ended its output, so it gets the usual sign for that. */
function signAfter(text: SessionLine, sign: string | undefined): string | undefined {
  return text.length === 0 ? undefined : sign;
}

/** Columns count the characters of the session, not the quotes around typed input. */
function glyphIndex(glyphs: readonly Glyph[], column: number): number {
  let characters = 0;
  for (const [index, { source, kind }] of glyphs.entries()) {
    const isQuote = source === '' && kind === 'typed';
    if (characters === column - 1 && !(isQuote && glyphs[index + 1]?.kind !== 'typed')) return index;
    if (source !== '') characters += 1;
  }
  return Math.max(0, glyphs.length - 1);
}

/** Usually one window for both sides. If they differ in columns that are far apart, each side has its own. */
function windows(
  expected: readonly Glyph[],
  expectedAt: number,
  actual: readonly Glyph[],
  actualAt: number,
  width: number,
): readonly [Window, Window] {
  const expectedColumn = columnOf(expected, expectedAt);
  const actualColumn = columnOf(actual, actualAt);
  const expectedLength = columnOf(expected, expected.length);
  const actualLength = columnOf(actual, actual.length);
  if (Math.abs(expectedColumn - actualColumn) * 4 > width) {
    return [windowAround(expectedColumn, expectedLength, width), windowAround(actualColumn, actualLength, width)];
  }
  const column = Math.min(expectedColumn, actualColumn);
  const shared = windowAround(column, Math.max(expectedLength, actualLength), width);
  return [shared, shared];
}

function drawSide(
  kind: 'expected' | 'actual',
  line: number,
  glyphs: readonly Glyph[],
  at: number,
  common: number,
  window: Window,
  drawing: Drawing,
) {
  const cut = cutToWindow(glyphs, window, drawing);
  const from = at - cut.firstIndex;
  // At least one glyph is marked, even on a side that has nothing where the other side has text.
  const to = Math.max(from + 1, glyphs.length - common - cut.firstIndex);
  const spans = spansOf(cut.glyphs, from, to);
  return { line: { kind, line, spans } as const, column: columnOf(cut.glyphs, from) };
}
