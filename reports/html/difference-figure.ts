import { type DifferenceLine, differenceView } from '../difference/difference-view.ts';
import { type UnendedSigns, styledDrawing } from '../difference/drawing.ts';
import { lastLines } from '../difference/last-lines.ts';
import { sessionLines } from '../difference/session-lines.ts';
import { caretNote } from '../explain/case/character-name.ts';
import { type Compared, sidesOf } from '../explain/notice/context.ts';
import type { FirstDifference } from '../../harness/model/result/verdict.ts';
import { type Markup, markup } from './escape.ts';
import { rowHeader } from './row-header.ts';
import { spansMarkup } from './spans.ts';

const options = { drawing: styledDrawing, width: 96, context: 3 };

const labels: Readonly<Record<'context' | 'expected' | 'actual', string>> = {
  context: '',
  expected: 'expected',
  actual: 'yours',
};

/** The first difference, below the lines before it. */
export function differenceFigure(first: FirstDifference, subject: Compared, unended: UnendedSigns): Markup {
  const [expected] = sidesOf(subject);
  const view = differenceView(first, sessionLines(expected), { ...options, unended });
  return markup`<figure class="difference">
<table class="lines">
<caption class="unseen">The first difference</caption>
<colgroup><col class="which"><col class="number"><col></colgroup>
<tbody>
${view.map(lineRow)}</tbody>
</table>
<figcaption>At the mark: ${caretNote(first)}.</figcaption>
</figure>
`;
}

/** The last lines of a run. */
export function lastLinesFigure(subject: Compared): Markup {
  const [, actual] = sidesOf(subject);
  const lines = lastLines(sessionLines(actual), options);
  if (lines.length === 0) return markup``;
  return markup`<figure class="difference">
<table class="lines">
<caption class="unseen">The last lines of the run</caption>
<colgroup><col class="which"><col class="number"><col></colgroup>
<tbody>
${lines.map(({ line, spans }) => lineRow({ kind: 'context', line, spans }))}</tbody>
</table>
<figcaption>The last lines before it was stopped.</figcaption>
</figure>
`;
}

function lineRow(line: DifferenceLine): Markup {
  // A page marks the difference in the line, so it needs no caret.
  if (line.kind === 'caret') return markup``;
  const side = line.kind === 'expected' ? 'expected' : 'actual';
  return markup`<tr class="${line.kind}">${rowHeader(labels[line.kind])}<td class="number">${line.line}</td><td class="text">${spansMarkup(line.spans, side)}</td></tr>
`;
}
