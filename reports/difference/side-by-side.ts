import type { Piece } from '../../harness/model/assignment/transcript.ts';
import { type Pair, alignLines } from './align-lines.ts';
import type { Drawing, UnendedSigns } from './drawing.ts';
import { type Glyph, endsItsLine, glyphsOfLine } from './glyphs.ts';
import { type SessionLine, lineKey, sessionLines } from './session-lines.ts';
import { type Span, commonEnd, commonStart, spansOf } from './spans.ts';
import { columnOf, cutToWindow, windowAround } from './window.ts';

export interface Cell {
  readonly line: number;
  readonly spans: readonly Span[];
}

export type Row =
  | { readonly kind: 'same' | 'changed' | 'unaligned'; readonly expected: Cell; readonly actual: Cell }
  /** The program did not print this line. */
  | { readonly kind: 'missing'; readonly expected: Cell }
  /** The program printed this line, and it is not expected. */
  | { readonly kind: 'extra'; readonly actual: Cell };

export interface SideBySide {
  /** False if the sessions are too different to line up; rows then pair lines by number and mark nothing. */
  readonly aligned: boolean;
  readonly rows: readonly Row[];
  /** How many rows come after these and are not shown. */
  readonly more: number;
}

export interface SideBySideOptions {
  readonly drawing: Drawing;
  /** Longer lines are cut around their difference. */
  readonly longestLine: number;
  readonly maxRows: number;
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
  const whole = wholeLines(options);
  return {
    aligned: complete,
    rows: pairs.slice(0, options.maxRows).map((pair) => drawRow(pair, wanted, got, whole, options)),
    more: Math.max(0, pairs.length - options.maxRows),
  };
}

function drawRow(
  pair: Pair,
  wanted: readonly SessionLine[],
  got: readonly SessionLine[],
  whole: WholeLines,
  options: SideBySideOptions,
): Row {
  const { unended } = options;
  const expected = pair.expected === undefined ? undefined : { line: wanted[pair.expected] ?? [], at: pair.expected };
  const actual = pair.actual === undefined ? undefined : { line: got[pair.actual] ?? [], at: pair.actual };
  if (expected !== undefined && actual !== undefined && pair.kind === 'changed') {
    return { kind: 'changed', ...drawChanged(expected, actual, options) };
  }
  const cell = ({ line, at }: Placed, sign: string | undefined) => ({ line: at + 1, spans: whole(line, sign) });
  if (expected === undefined) {
    return { kind: 'extra', actual: cell(actual ?? { line: [], at: 0 }, unended.actual) };
  }
  if (actual === undefined) return { kind: 'missing', expected: cell(expected, unended.expected) };
  return {
    kind: pair.kind === 'unaligned' ? 'unaligned' : 'same',
    expected: cell(expected, unended.expected),
    actual: cell(actual, unended.actual),
  };
}

interface Placed {
  readonly line: SessionLine;
  readonly at: number;
}

/** Draws a line in which nothing is marked. */
type WholeLines = (line: SessionLine, unended: string | undefined) => readonly Span[];

/** The lines of boards occur in every session of a class, so this many drawn lines are kept. */
const maxKnownLines = 2000;
const maxKnownLength = 100;
const knownLines = new WeakMap<Drawing, Map<string, readonly Span[]>>();

/** Both sides have mostly the same lines, and boards repeat theirs, so each line is drawn once and reused. */
function wholeLines(options: SideBySideOptions): WholeLines {
  const { drawing, longestLine } = options;
  const known = knownLines.get(drawing) ?? new Map<string, readonly Span[]>();
  knownLines.set(drawing, known);
  return (line, unended) => {
    const text = `${longestLine}\0${lineKey(line)}`;
    const key = endsItsLine(line) ? text : `${text}\0${unended ?? ''}`;
    const drawn = known.get(key) ?? draw(glyphsOfLine(line, drawing, 'readable', unended), 0, 0, options);
    // Long lines are rarely repeated.
    if (key.length > maxKnownLength) return drawn;
    if (known.size >= maxKnownLines) known.clear();
    known.set(key, drawn);
    return drawn;
  };
}

/** Spaces are drawn as signs, because they may be what differs. */
function drawChanged(expected: Placed, actual: Placed, options: SideBySideOptions): { expected: Cell; actual: Cell } {
  const { drawing, unended } = options;
  const wanted = glyphsOfLine(expected.line, drawing, 'exact', unended.expected);
  const got = glyphsOfLine(actual.line, drawing, 'exact', unended.actual);
  const start = commonStart(wanted, got);
  const end = commonEnd(wanted, start, got, start);
  const cell = (glyphs: readonly Glyph[], { at }: Placed): Cell => ({
    line: at + 1,
    spans: draw(glyphs, start, Math.max(start + 1, glyphs.length - end), options),
  });
  return { expected: cell(wanted, expected), actual: cell(got, actual) };
}

function draw(glyphs: readonly Glyph[], from: number, to: number, { drawing, longestLine }: SideBySideOptions): Span[] {
  const window = windowAround(columnOf(glyphs, from), columnOf(glyphs, glyphs.length), longestLine);
  const cut = cutToWindow(glyphs, window, drawing);
  return spansOf(cut.glyphs, from - cut.firstIndex, to - cut.firstIndex);
}
