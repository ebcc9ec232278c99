import type { Piece } from '../../harness/model/assignment/transcript.ts';
import { isUnseen, spelt } from '../phrases/visible.ts';
import { columnsOf } from './columns.ts';
import type { Drawing } from './drawing.ts';

/** One character of a session as it is drawn. */
export interface Glyph {
  readonly kind: 'plain' | 'blank' | 'marker' | 'typed';
  /** The character itself; empty for signs that are not in the session, like the quotes around typed input. */
  readonly source: string;
  readonly text: string;
  readonly columns: number;
}

/** `exact` draws signs for all spaces and newlines; `readable` only for invisible ones, so that grids stay readable. */
export type Drawn = 'exact' | 'readable';

/** Draws one line of a session. With an empty sign, a line without an end gets no sign. */
export function glyphsOfLine(
  pieces: readonly Piece[],
  drawing: Drawing,
  drawn: Drawn,
  unendedSign = drawing.outputEnds,
): Glyph[] {
  const glyphs = pieces.flatMap((piece) =>
    piece.kind === 'typed' ? typedGlyphs(piece.text, drawing) : printedGlyphs(piece.text, drawing),
  );
  if (unendedSign !== '' && !endsItsLine(pieces)) glyphs.push(glyph('marker', '', unendedSign));
  if (drawn === 'exact') return glyphs;
  const lastVisible = glyphs.findLastIndex(({ kind }) => kind === 'plain' || kind === 'typed');
  return glyphs
    .filter(({ source }) => source !== '\n')
    .map((one, index) =>
      one.kind === 'blank' && one.source === ' ' && index < lastVisible ? glyph('plain', ' ', ' ') : one,
    );
}

/** A line ends with a printed newline or with the Enter after typed input; otherwise the output ended in it. */
export function endsItsLine(pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1);
  return last !== undefined && (last.kind === 'typed' || last.text.endsWith('\n'));
}

function typedGlyphs(text: string, drawing: Drawing): Glyph[] {
  const typed = Array.from(withoutEnter(text), (character) =>
    glyph('typed', character, isUnseen(character) ? spelt(character) : character),
  );
  return [
    ...(drawing.openTyped === '' ? [] : [glyph('typed', '', drawing.openTyped)]),
    ...typed,
    ...(drawing.closeTyped === '' ? [] : [glyph('typed', '', drawing.closeTyped)]),
  ];
}

/** Typed text includes its Enter in a first difference, but not in a whole session. */
function withoutEnter(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

function printedGlyphs(text: string, drawing: Drawing): Glyph[] {
  return Array.from(text, (character) => {
    switch (character) {
      case ' ':
        return glyph('blank', character, drawing.blank);
      case '\t':
        return glyph('blank', character, drawing.tab);
      case '\n':
        return glyph('marker', character, drawing.newline);
      case '\r':
        return glyph('marker', character, drawing.carriageReturn);
      default:
        return isUnseen(character)
          ? glyph('marker', character, spelt(character))
          : glyph('plain', character, character);
    }
  });
}

export function glyph(kind: Glyph['kind'], source: string, text: string): Glyph {
  return { kind, source, text, columns: columnsOf(text) };
}
