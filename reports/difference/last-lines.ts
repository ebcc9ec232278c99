import type { DifferenceOptions } from './difference-view.ts';
import { glyphsOfLine } from './glyphs.ts';
import type { SessionLine } from './session-lines.ts';
import { type Span, spansOf } from './spans.ts';
import { columnOf, cutToWindow, windowAround } from './window.ts';

export interface LastLine {
  readonly line: number;
  readonly spans: readonly Span[];
}

/** The last lines of a run, for runs that did not end by themselves. */
export function lastLines(
  lines: readonly SessionLine[],
  { drawing, width, context }: Omit<DifferenceOptions, 'unended'>,
  unendedSign = drawing.outputEnds,
): LastLine[] {
  const first = Math.max(0, lines.length - context);
  return lines.slice(first).map((line, index) => {
    const glyphs = glyphsOfLine(line, drawing, 'readable', unendedSign);
    const window = windowAround(0, columnOf(glyphs, glyphs.length), width);
    return { line: first + index + 1, spans: spansOf(cutToWindow(glyphs, window, drawing).glyphs, 0, 0) };
  });
}
