import { type Piece, tidyPieces } from '../../harness/model/assignment/transcript.ts';
import type { Drawing } from './drawing.ts';
import { type Glyph, glyph, glyphsOfLine } from './glyphs.ts';
import { type SessionLine, sessionLines } from './session-lines.ts';
import { type Span, spansOf } from './spans.ts';
import { columnOf, cutToWindow, windowAround } from './window.ts';

export interface ConversationLine {
  /** Who says it: the program or its partner. `wrong` is the wrong reply of the program. */
  readonly kind: 'program' | 'partner' | 'wrong';
  readonly spans: readonly Span[];
}

export interface WrongEnd {
  readonly expected?: string;
  /** The reply is right, but it came too late. */
  readonly isLate: boolean;
}

export interface ConversationOptions {
  readonly drawing: Drawing;
  readonly width: number;
  readonly most: number;
  /** Set if the conversation ended with a wrong or a missing reply. */
  readonly wrong?: WrongEnd;
  /** Whether the program sends commands. Each command is then on one line with its answer. */
  readonly isCommanding: boolean;
}

/** The last lines of a conversation. If the program answers, each speaker has separate lines. */
export function conversationLines(
  said: readonly Piece[],
  { drawing, width, most, wrong, isCommanding }: ConversationOptions,
): { readonly lines: readonly ConversationLine[]; readonly earlier: number } {
  const alone = tidyPieces(said).flatMap((piece) => sessionLines([piece]));
  const all = isCommanding ? withAnswers(alone) : alone;
  const isMissing = wrong !== undefined && isReplyMissing(said.at(-1), all.at(-1), wrong);
  const drawn = all.map((line, index): DrawnLine => {
    const isLast = index === all.length - 1;
    // A command ends with a semicolon, an answer with a newline.
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

/** Puts each answer on the line of its command. One command can have thousands of answers. */
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
 * Whether the last command got no reply. One line can hold several commands, so the last reply may belong to the
 * command before. It does if it is the expected reply, because then it is not the wrong one.
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
 * Shows every space, because a space may be what is wrong. A newline is shown only if it is missing, because the
 * expected reply beside it has none.
 */
function wrongReply(line: SessionLine, drawing: Drawing, sign: string, { isLate }: WrongEnd): Glyph[] {
  const glyphs = glyphsOfLine(line, drawing, 'exact', sign).filter(({ source }) => source !== '\n');
  return isLate ? [...glyphs, glyph('marker', '', ` ${drawing.tooLate}`)] : glyphs;
}
