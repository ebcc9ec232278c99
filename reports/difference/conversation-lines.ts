import { type Piece, tidyPieces } from '../../harness/model/assignment/transcript.ts';
import type { Drawing } from './drawing.ts';
import { type Glyph, glyph, glyphsOfLine } from './glyphs.ts';
import { type SessionLine, sessionLines } from './session-lines.ts';
import { type Span, spansOf } from './spans.ts';
import { columnOf, cutToWindow, windowAround } from './window.ts';

export interface ConversationLine {
  /** Who says it: the program, or whoever talks to it. `wrong` is the reply with which it went wrong. */
  readonly kind: 'program' | 'partner' | 'wrong';
  readonly spans: readonly Span[];
}

export interface WrongEnd {
  readonly expected?: string;
  /** The reply is right, but it came when nobody waited for it any more. */
  readonly isLate: boolean;
}

export interface ConversationOptions {
  readonly drawing: Drawing;
  readonly width: number;
  readonly most: number;
  /** Set where the talk was over with a wrong reply, or with none where one was due. */
  readonly wrong?: WrongEnd;
  /** Whether the program sends commands, each of which then stands on one line with its answer. */
  readonly isCommanding: boolean;
}

/** The last lines of a talk. To a program that answers, each speaker has lines of his own. */
export function conversationLines(
  said: readonly Piece[],
  { drawing, width, most, wrong, isCommanding }: ConversationOptions,
): { readonly lines: readonly ConversationLine[]; readonly earlier: number } {
  const alone = tidyPieces(said).flatMap((piece) => sessionLines([piece]));
  const all = isCommanding ? withAnswers(alone) : alone;
  const isMissing = wrong !== undefined && isReplyMissing(said.at(-1), all.at(-1), wrong);
  const drawn = all.map((line, index): DrawnLine => {
    const isLast = index === all.length - 1;
    // A command ends with its semicolon, an answer with its line.
    const sign = isLast && !isCommanding ? drawing.outputEnds : '';
    return isLast && wrong !== undefined && !isMissing
      ? { kind: 'wrong', glyphs: wrongReply(line, drawing, sign, wrong) }
      : { kind: speakers[line[0]?.kind ?? 'printed'], glyphs: glyphsOfLine(line, drawing, 'readable', sign) };
  });
  if (isMissing) drawn.push({ kind: 'wrong', glyphs: [glyph('marker', '', drawing.nothing)] });
  const earlier = Math.max(0, drawn.length - most);
  const lines = drawn.slice(earlier).map(({ kind, glyphs }): ConversationLine => {
    const window = windowAround(0, columnOf(glyphs, glyphs.length), width);
    return { kind, spans: spansOf(cutToWindow(glyphs, window, drawing).glyphs, 0, 0) };
  });
  return { lines, earlier };
}

interface DrawnLine {
  readonly kind: ConversationLine['kind'];
  readonly glyphs: readonly Glyph[];
}

const speakers: Readonly<Record<Piece['kind'], ConversationLine['kind']>> = { printed: 'program', typed: 'partner' };

/** Each answer joins the line of the command that it answers. A program can be told thousands for one command. */
function withAnswers(lines: readonly SessionLine[]): SessionLine[] {
  const joined: Piece[][] = [];
  for (const line of lines) {
    const command = joined.at(-1);
    const sent = command?.at(-1);
    if (command === undefined || sent === undefined || line[0]?.kind !== 'typed') {
      joined.push([...line]);
      continue;
    }
    command[command.length - 1] = { ...sent, text: sent.text.replace(/\n$/, '') };
    command.push({ kind: 'printed', text: ' ' }, ...line);
  }
  return joined;
}

/**
 * Whether no reply came to what was said last. One line can hold several commands, so a reply in the last place may
 * be that to the command before; it is, if it is what was expected.
 */
function isReplyMissing(
  last: Piece | undefined,
  lastLine: SessionLine | undefined,
  { expected, isLate }: WrongEnd,
): boolean {
  if (last === undefined || last.kind === 'typed' || last.text === '') return true;
  return !isLate && lastLine?.[0]?.text === `${expected}\n`;
}

/**
 * With every blank, for one may be what is wrong. A newline is told only where it is missing: the reply that was
 * expected stands beside it without one.
 */
function wrongReply(line: SessionLine, drawing: Drawing, sign: string, { isLate }: WrongEnd): Glyph[] {
  const glyphs = glyphsOfLine(line, drawing, 'exact', sign).filter(({ source }) => source !== '\n');
  return isLate ? [...glyphs, glyph('marker', '', ` ${drawing.tooLate}`)] : glyphs;
}
