import type { Glyph } from './glyphs.ts';

/** A stretch of a drawn line in one style. */
export interface Span {
  readonly kind: Glyph['kind'];
  /** Whether this is the part in which the expected and the printed line differ. */
  readonly differs: boolean;
  readonly text: string;
}

/** Joins neighbouring glyphs of one style. The glyphs from `from` up to, not including, `to` differ. */
export function spansOf(glyphs: readonly Glyph[], from: number, to: number): Span[] {
  const spans: Span[] = [];
  for (const [index, { kind, text }] of glyphs.entries()) {
    const differs = index >= from && index < to;
    const last = spans.at(-1);
    if (last !== undefined && last.kind === kind && last.differs === differs) {
      spans[spans.length - 1] = { kind, differs, text: last.text + text };
    } else {
      spans.push({ kind, differs, text });
    }
  }
  return spans;
}

/** How many glyphs at the end are the same on both sides; glyphs before `from` are not counted. */
export function commonEnd(
  expected: readonly Glyph[],
  expectedFrom: number,
  actual: readonly Glyph[],
  actualFrom: number,
): number {
  const most = Math.min(expected.length - expectedFrom, actual.length - actualFrom);
  let common = 0;
  while (common < most && sameGlyph(expected.at(-1 - common), actual.at(-1 - common))) common += 1;
  return common;
}

export function commonStart(expected: readonly Glyph[], actual: readonly Glyph[]): number {
  const most = Math.min(expected.length, actual.length);
  let common = 0;
  while (common < most && sameGlyph(expected[common], actual[common])) common += 1;
  return common;
}

function sameGlyph(one: Glyph | undefined, other: Glyph | undefined): boolean {
  return one?.kind === other?.kind && one?.source === other?.source && one?.text === other?.text;
}
