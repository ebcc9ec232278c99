import type { Evidence } from '../../harness/model/result/grading.ts';
import type { Verdict } from '../../harness/model/result/verdict.ts';
import { columnsOf } from '../difference/columns.ts';
import { type DifferenceLine, differenceView } from '../difference/difference-view.ts';
import { unendedSigns } from '../difference/drawing.ts';
import { lastLines } from '../difference/last-lines.ts';
import { sessionLines } from '../difference/session-lines.ts';
import { caretNote } from '../explain/case/character-name.ts';
import { mayWait, sidesOf } from '../explain/notice/context.ts';
import { subjectOf } from '../explain/case/headline.ts';
import { paintSpan } from './paint-span.ts';
import type { Screen } from './screen.ts';
import { conversationBlock } from './conversation-block.ts';
import { padEnd, padStart } from './wrap.ts';

const context = 3;
const labels: Readonly<Record<'context' | 'expected' | 'actual', string>> = {
  context: '',
  expected: 'expected',
  actual: 'yours',
};
const gutter = '  '.length + 'expected'.length + ' 9999  '.length;

/** The first difference, or the last lines of a run; nothing for wrong values, because the headline has them. */
export function differenceBlock(verdict: Verdict, evidence: Evidence | undefined, screen: Screen): string[] {
  const subject = subjectOf(evidence);
  if (subject === undefined) return [];
  if (subject.kind === 'conversation') return conversationBlock(verdict, subject, screen);
  const [expected, actual] = sidesOf(subject);
  const options = {
    drawing: screen.drawing,
    width: screen.width - gutter,
    context,
    unended: unendedSigns(screen.drawing, mayWait(subject), verdict.kind === 'asked-for-more-input'),
  };
  switch (verdict.kind) {
    case 'presentation':
    case 'wrong-output':
    case 'asked-for-more-input': {
      if (verdict.first === undefined) return [];
      const { first } = verdict;
      const view = differenceView(first, sessionLines(expected), options);
      return view.map((line, index) => drawLine(line, index === view.length - 1 ? caretNote(first) : '', screen));
    }
    case 'crashed':
    case 'timed-out':
    case 'too-much-output':
    case 'out-of-memory':
    case 'forbidden-operation':
      return lastLines(sessionLines(actual), options).map(({ line, spans }) =>
        drawLine({ kind: 'context', line, spans }, '', screen),
      );
    case 'accepted':
    case 'wrong-result':
    case 'broken-protocol':
    case 'missing-function':
    case 'did-not-compile':
    case 'skipped':
    case 'not-graded':
      return [];
    default:
      return verdict satisfies never;
  }
}

function drawLine(line: DifferenceLine, note: string, screen: Screen): string {
  if (line.kind === 'caret') return ' '.repeat(gutter) + caretLine(line.column, note, screen);
  const label = padEnd(labels[line.kind], labels.expected.length);
  const text = line.spans.map((span) => paintSpan(span, line.kind, screen)).join('');
  const number = padStart(String(line.line), 4);
  return `  ${screen.paint('faint', label)} ${screen.paint('faint', number)}  ${text}`;
}

/** The caret with its note, on the side that has room for it. */
function caretLine(column: number, note: string, screen: Screen): string {
  const words = screen.oneLine(note, screen.width - gutter - 2);
  const room = screen.width - gutter - column - 2;
  const caret = screen.paint('actual', '^');
  if (words === '') return ' '.repeat(column) + caret;
  if (columnsOf(words) <= room) return `${' '.repeat(column)}${caret} ${words}`;
  return columnsOf(words) < column ? `${padStart(`${words} `, column)}${caret}` : ' '.repeat(column) + caret;
}
