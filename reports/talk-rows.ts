import type { TalkEvidence } from '../harness/model/result/grading.ts';
import type { Verdict } from '../harness/model/result/verdict.ts';
import type { Drawing } from './difference/drawing.ts';
import { lastLines } from './difference/last-lines.ts';
import { sessionLines } from './difference/session-lines.ts';
import type { Span } from './difference/spans.ts';
import { type WrongEnd, talkLines } from './difference/talk-lines.ts';
import { expectedReply, isKeptBack } from './explain/case/protocol-problems.ts';
import { plain } from './phrases/quote.ts';
import { isCommanding, talkLabels } from './explain/case/talk-words.ts';

/** A line of the picture of a talk, with who says it before it. */
export type TalkRow =
  | { readonly kind: 'context' | 'actual'; readonly label: string; readonly spans: readonly Span[] }
  | { readonly kind: 'expected'; readonly label: string; readonly text: string };

export interface TalkRows {
  readonly rows: readonly TalkRow[];
  /** Lines before these. */
  readonly earlier: number;
}

interface Frame {
  readonly drawing: Drawing;
  readonly width: number;
  readonly most: number;
}

/** What passed between two programs, up to the reply with which it went wrong, with what that had to be. */
export function talkRows(verdict: Verdict, talk: TalkEvidence, frame: Frame): TalkRows {
  const labels = talkLabels(talk);
  const wrong = wrongEnd(verdict, talk);
  const { lines, earlier } = talkLines(talk.said, {
    ...frame,
    isCommanding: isCommanding(talk),
    ...(wrong === undefined ? {} : { wrong }),
  });
  const rows = lines.map(({ kind, spans }): TalkRow => {
    return { kind: kind === 'wrong' ? 'actual' : 'context', label: labels[kind], spans };
  });
  if (rows.length === 0 && isCommanding(talk)) {
    // That it sent nothing at all is worth a line.
    const spans: readonly Span[] = [{ kind: 'marker', differs: false, text: frame.drawing.nothing }];
    rows.push({ kind: 'context', label: labels.program, spans });
  }
  const expected = expectedReply(verdict);
  const before = wrong === undefined ? rows.length : rows.length - 1;
  const between: readonly TalkRow[] =
    expected === undefined ? [] : [{ kind: 'expected', label: 'expected', text: plain(expected) }];
  return { rows: [...rows.slice(0, before), ...between, ...rows.slice(before)], earlier };
}

/** What the person saw and typed, of a program that commands another one. */
export function screenRows({ screen = [] }: TalkEvidence, { drawing, width, most }: Frame): TalkRows {
  const lines = sessionLines(screen);
  const rows = lastLines(lines, { drawing, width, context: most }, '').map(({ spans }, index): TalkRow => {
    return { kind: 'context', label: index === 0 ? 'screen' : '', spans };
  });
  return { rows, earlier: lines.length - rows.length };
}

/** A talk with a program that answers is over with its first wrong reply. */
function wrongEnd(verdict: Verdict, talk: TalkEvidence): WrongEnd | undefined {
  if (verdict.kind !== 'broken-protocol' || isCommanding(talk)) return undefined;
  const expected = expectedReply(verdict);
  return { ...(expected === undefined ? {} : { expected }), isLate: isKeptBack(verdict) };
}
