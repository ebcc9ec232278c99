import type { CallEvidence } from '../../harness/model/result/grading.ts';
import type { VerdictKind } from '../../harness/model/result/verdict.ts';
import type { Span } from '../difference/spans.ts';
import { type Panel, type Panels, panelsOf } from '../drawn/panels.ts';
import { drawnAloud } from '../explain/case/drawn.ts';
import { type Markup, markup } from './escape.ts';
import { spansMarkup } from './spans.ts';

/** The values of a call that can be drawn, side by side, as many as fit on the screen. */
export function drawnFigures(verdict: VerdictKind, call: CallEvidence): Markup {
  return markup`${panelsOf(verdict, call, false).map(figure)}`;
}

function figure(values: Panels): Markup {
  return markup`<figure class="drawn">
<figcaption><code>${values.name === 'returned' ? 'The result' : values.name}</code></figcaption>
<div class="panels">
${values.panels.map((panel) => panelMarkup(panel, values))}</div>
</figure>
`;
}

function panelMarkup(panel: Panel, values: Panels): Markup {
  const { title, value, digits, lines } = panel;
  const side = title === 'expected' ? 'expected' : 'actual';
  const line = (spans: readonly Span[]) => markup`${spansMarkup(spans, side)}
`;
  const drawing =
    lines.length === 0
      ? markup`<p><code>${value}</code></p>`
      : markup`<pre role="img" aria-label="${drawnAloud(panel, values)}">${digits === undefined ? undefined : markup` ${line(digits)}`}${lines.map(line)}</pre>`;
  return markup`<div class="panel ${title}"><p class="faint">${title}</p>${drawing}</div>
`;
}
