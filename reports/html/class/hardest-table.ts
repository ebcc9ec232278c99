import type { Grading } from '../../../harness/model/result/grading.ts';
import { hardestCases } from '../../summary/hardest-cases.ts';
import { type Markup, markup } from '../escape.ts';

const shown = 5;

/** The cases that most programs fail; they may be a topic for the next lecture. */
export function hardestTable(gradings: readonly Grading[]): Markup {
  const cases = hardestCases(gradings, shown);
  return markup`<section aria-labelledby="hardest">
<h2 id="hardest">The hardest cases</h2>
${
  cases.length === 0
    ? markup`<p>No program failed any case.</p>\n`
    : markup`<table class="hardest">
<thead><tr><th scope="col">Case</th><th scope="col" class="figure">Failed</th></tr></thead>
<tbody>
${cases.map(
  ({
    id,
    about,
    visibility,
    failed,
    ran,
  }) => markup`<tr><th scope="row">${about} (<code>${id}</code>)${visibility === 'hidden' ? markup` <span class="faint">(hidden)</span>` : undefined}</th><td class="figure"><span class="share"><span style="width:${Math.round((failed / ran) * 100)}%"></span></span> ${failed} of ${ran}</td></tr>
`,
)}</tbody>
</table>
`
}</section>
`;
}
