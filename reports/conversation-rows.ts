import type { ConversationEvidence } from '../harness/model/result/grading.ts';
import type { Verdict } from '../harness/model/result/verdict.ts';
import type { Drawing } from './difference/drawing.ts';
import { lastLines } from './difference/last-lines.ts';
import { sessionLines } from './difference/session-lines.ts';
import type { Span } from './difference/spans.ts';
import { type WrongEnd, conversationLines } from './difference/conversation-lines.ts';
import { expectedReply, isKeptBack } from './explain/case/protocol-problems.ts';
import { plain } from './phrases/quote.ts';
import { isCommanding, conversationLabels } from './explain/case/conversation-words.ts';

/** One line of a conversation as it is shown; `label` says whose line it is. */
export type ConversationRow =
  | { readonly kind: 'context' | 'actual'; readonly label: string; readonly spans: readonly Span[] }
  | { readonly kind: 'expected'; readonly label: string; readonly text: string };

export interface ConversationRows {
  readonly rows: readonly ConversationRow[];
  /** How many lines come before these and are not shown. */
  readonly earlier: number;
}

interface Frame {
  readonly drawing: Drawing;
  readonly width: number;
  readonly most: number;
}

/** The conversation up to the wrong reply, with the expected reply above it. */
export function conversationRows(verdict: Verdict, conversation: ConversationEvidence, frame: Frame): ConversationRows {
  const labels = conversationLabels(conversation);
  const wrong = wrongEnd(verdict, conversation);
  const { lines, earlier } = conversationLines(conversation.said, {
    ...frame,
    isCommanding: isCommanding(conversation),
    ...(wrong === undefined ? {} : { wrong }),
  });
  const rows = lines.map(({ kind, spans }): ConversationRow => {
    return { kind: kind === 'wrong' ? 'actual' : 'context', label: labels[kind], spans };
  });
  if (rows.length === 0 && isCommanding(conversation)) {
    // A program that sent nothing gets a line that says so.
    const spans: readonly Span[] = [{ kind: 'marker', differs: false, text: frame.drawing.nothing }];
    rows.push({ kind: 'context', label: labels.program, spans });
  }
  const expected = expectedReply(verdict);
  const before = wrong === undefined ? rows.length : rows.length - 1;
  const between: readonly ConversationRow[] =
    expected === undefined ? [] : [{ kind: 'expected', label: 'expected', text: plain(expected) }];
  return { rows: [...rows.slice(0, before), ...between, ...rows.slice(before)], earlier };
}

/** What the person saw and typed while the program commanded another one. */
export function screenRows({ screen = [] }: ConversationEvidence, { drawing, width, most }: Frame): ConversationRows {
  const lines = sessionLines(screen);
  const rows = lastLines(lines, { drawing, width, context: most }, '').map(({ spans }, index): ConversationRow => {
    return { kind: 'context', label: index === 0 ? 'screen' : '', spans };
  });
  return { rows, earlier: lines.length - rows.length };
}

/** A conversation with a program that answers ends with its first wrong reply. */
function wrongEnd(verdict: Verdict, conversation: ConversationEvidence): WrongEnd | undefined {
  if (verdict.kind !== 'broken-protocol' || isCommanding(conversation)) return undefined;
  const expected = expectedReply(verdict);
  return { ...(expected === undefined ? {} : { expected }), isLate: isKeptBack(verdict) };
}
