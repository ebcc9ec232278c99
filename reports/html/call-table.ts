import type { CallEvidence } from '../../harness/model/grading.ts';
import { type Markup, markup } from './escape.ts';

/** What a call must give and what it gave: result, reference arguments, whether it printed. */
export function callTable({ call, expected, actual }: CallEvidence): Markup {
  const names = new Set([...expected.after, ...(actual?.after ?? [])].map(({ name }) => name));
  const rows: readonly Markup[] = [
    ...(expected.returns === undefined ? [] : [valueRow('returns', expected.returns, actual?.returns)]),
    ...Array.from(names, (name) =>
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

function argument(side: CallEvidence['expected'] | undefined, wanted: string): string | undefined {
  return side?.after.find(({ name }) => name === wanted)?.value;
}

function valueRow(
  name: string | Markup,
  expected: string | undefined,
  actual: string | undefined,
  kind = 'value',
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
