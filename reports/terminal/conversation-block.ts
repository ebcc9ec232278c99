import type { ConversationEvidence } from '../../harness/model/result/grading.ts';
import type { Verdict } from '../../harness/model/result/verdict.ts';
import { isCommanding } from '../explain/case/conversation-words.ts';
import { type ConversationRow, screenRows, conversationRows } from '../conversation-rows.ts';
import { paintSpan } from './paint-span.ts';
import { type Screen, labelWidth } from './screen.ts';
import { padEnd } from './wrap.ts';

const gutter = '  '.length + labelWidth + '  '.length;
const maxLines = { answering: 8, commanding: 7, screen: 5 };

/** The end of a conversation, up to its wrong reply; then the last lines that the person saw, if there is one. */
export function conversationBlock(verdict: Verdict, conversation: ConversationEvidence, screen: Screen): string[] {
  const frame = { drawing: screen.drawing, width: screen.width - gutter };
  const most = isCommanding(conversation) ? maxLines.commanding : maxLines.answering;
  const said = conversationRows(verdict, conversation, { ...frame, most }).rows.flatMap((row) => drawRow(row, screen));
  const seen = screenRows(conversation, { ...frame, most: maxLines.screen }).rows.flatMap((row) =>
    drawRow(row, screen),
  );
  return [...said, ...(said.length === 0 || seen.length === 0 ? [] : ['']), ...seen];
}

function drawRow(row: ConversationRow, screen: Screen): string[] {
  if (row.kind === 'expected') {
    const lines = screen.sentence(row.text, { indent: gutter, most: 2, style: 'expected' });
    return lines.map((line, index) => (index === 0 ? leadOf(row.label, screen) + line.slice(gutter) : line));
  }
  const { kind, label, spans } = row;
  // An empty line gets no trailing spaces.
  if (spans.length === 0) return [label === '' ? '' : `  ${screen.paint('faint', label)}`];
  const text = spans.map((span) => paintSpan({ ...span, differs: kind === 'actual' }, kind, screen)).join('');
  return [leadOf(label, screen) + text];
}

function leadOf(label: string, screen: Screen): string {
  return label === '' ? ' '.repeat(gutter) : `  ${screen.paint('faint', padEnd(label, labelWidth))}  `;
}
