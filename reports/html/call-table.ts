import type { CallEvidence } from '../../harness/model/result/grading.ts';
import { namesDrawn } from '../drawn/panels.ts';
import { type Markup, markup } from './escape.ts';

/** What a call should give and what it gave: result, reference arguments, output. Drawn values are left out. */
export function callTable(evidence: CallEvidence): Markup {
  const { call, before = [], shows = [], expected, actual } = evidence;
  const drawn = namesDrawn(evidence);
  const isDrawn = (wanted: string) => shows.some(({ name }) => name === wanted);
  const names = new Set([...expected.after, ...(actual?.after ?? [])].map(({ name }) => name));
  const returns = isDrawn('returned') ? undefined : expected.returns;
  const rows: readonly Markup[] = [
    ...before.filter(({ name }) => !drawn.has(name)).map(({ name, value }) => beforeRow(name, value)),
    ...(returns === undefined ? [] : [valueRow('returns', returns, actual?.returns)]),
    ...[...names]
      .filter((name) => !isDrawn(name))
      .map((name) =>
        valueRow(markup`<code>${name}</code> afterwards`, argument(expected, name), argument(actual, name)),
      ),
    ...(expected.prints === '' && (actual?.prints ?? '') === ''
      ? []
      : [valueRow('prints', printed(expected.prints), actual && printed(actual.prints), 'prints')]),
  ];
  if (rows.length === 0) return markup``;
  return markup`<table class="call">
<caption>The call <code>${call}</code></caption>
<thead><tr><td></td><th scope="col">Expected</th><th scope="col">Yours</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
`;
}

/** A private field of the object before a member was called. */
function beforeRow(name: string, value: string): Markup {
  return markup`<tr class="${kindOf(value)}"><th scope="row"><code>${name}</code> before</th><td colspan="2"><code>${value}</code></td></tr>
`;
}

/** A value of several lines is drawn in lines, like a board. */
function kindOf(value: string): string {
  return value.includes('\n') ? 'board' : 'value';
}

function argument(side: CallEvidence['expected'] | undefined, wanted: string): string | undefined {
  return side?.after.find(({ name }) => name === wanted)?.value;
}

function valueRow(
  name: string | Markup,
  expected: string | undefined,
  actual: string | undefined,
  kind = kindOf(expected ?? ''),
): Markup {
  const differs = expected !== actual;
  const yours = actual === undefined ? markup`<i>it did not return</i>` : markup`<code>${actual}</code>`;
  return markup`<tr class="${kind}"><th scope="row">${name}</th><td><code>${expected ?? ''}</code></td><td>${differs ? markup`<mark class="actual">${yours}</mark>` : yours}</td></tr>
`;
}

function printed(text: string): string {
  const shown = text === '' ? 'nothing' : text.slice(0, 200);
  return shown.length < text.length ? `${shown}…` : shown;
}
