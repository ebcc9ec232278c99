import type { Evidence } from '../../harness/model/result/grading.ts';
import type { VerdictKind } from '../../harness/model/result/verdict.ts';
import type { Span } from '../difference/spans.ts';
import { type Panel, type Panels, panelsOf } from '../drawn/panels.ts';
import { subjectOf } from '../explain/case/headline.ts';
import { plain } from '../phrases/quote.ts';
import { paintSpan } from './paint-span.ts';
import { type Screen, labelWidth } from './screen.ts';
import { padEnd } from './wrap.ts';

const gutter = 2 + labelWidth + 1;
const gap = 2;
const margin: Span = { kind: 'plain', differs: false, text: ' ' };

/** Coloured text, with its width in columns. */
interface Drawn {
  readonly width: number;
  readonly text: string;
}

/** The values of a call, drawn side by side as long as there is room. */
export function drawnBlock(verdict: VerdictKind, evidence: Evidence | undefined, screen: Screen): string[] {
  const subject = subjectOf(evidence);
  if (subject?.kind !== 'call') return [];
  return panelsOf(verdict, subject, true).flatMap((one, index) => [
    ...(index === 0 ? [] : ['']),
    ...drawPanels(one, screen),
  ]);
}

function drawPanels({ name, panels }: Panels, screen: Screen): string[] {
  const carets = panels.some(({ digits = [] }) => digits.some(({ differs }) => differs));
  const columns = panels.filter(({ lines }) => lines.length > 0).map((panel) => drawPanel(panel, carets, screen));
  const rows: string[] = [];
  let left = columns;
  while (left.length > 0) {
    const fitting = Math.max(1, howManyFit(left, screen.width - gutter));
    rows.push(...sideBySide(left.slice(0, fitting)));
    left = left.slice(fitting);
  }
  const label = screen.paint('faint', padEnd(screen.oneLine(plain(name), labelWidth), labelWidth));
  return rows.map((row, index) => (index === 0 ? `  ${label} ${row}` : `${' '.repeat(gutter)}${row}`).trimEnd());
}

function howManyFit(columns: readonly (readonly Drawn[])[], room: number): number {
  let used = 0;
  let number = 0;
  for (const column of columns) {
    used += widthOf(column) + (number === 0 ? 0 : gap);
    if (used > room) break;
    number += 1;
  }
  return number;
}

function sideBySide(columns: readonly (readonly Drawn[])[]): string[] {
  const height = Math.max(...columns.map(({ length }) => length));
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((column) => {
        const { text, width } = column[row] ?? { text: '', width: 0 };
        return text + ' '.repeat(widthOf(column) - width);
      })
      .join(' '.repeat(gap)),
  );
}

function widthOf(column: readonly Drawn[]): number {
  return Math.max(...column.map(({ width }) => width));
}

function drawPanel({ title, digits, lines }: Panel, carets: boolean, screen: Screen): Drawn[] {
  const side = title === 'yours' ? 'actual' : title === 'expected' ? 'expected' : 'context';
  const draw = (spans: readonly Span[]): Drawn => ({
    width: spans.reduce((sum, { text }) => sum + text.length, 0),
    text: spans.map((span) => paintSpan(span, side, screen)).join(''),
  });
  // The pictures have a margin of one column.
  const titleLine = { width: title.length + 1, text: ` ${screen.paint('faint', title)}` };
  const number = digits === undefined ? [] : [draw([margin, ...digits]), ...(carets ? [caretLine(digits)] : [])];
  return [titleLine, ...number, ...lines.map(draw)];
}

/** Carets below the digits that differ. */
function caretLine(digits: readonly Span[]): Drawn {
  const text = digits.map((span) => (span.differs ? '^' : ' ').repeat(span.text.length)).join('');
  return { width: text.length + 1, text: ` ${text}` };
}
