import type { Grading } from '../../../harness/model/result/grading.ts';
import { ruleWords } from '../../explain/finding.ts';
import { verdictLabels } from '../../explain/case/verdict-label.ts';
import { countRules } from '../../summary/rule-counts.ts';
import { countVerdicts } from '../../summary/verdict-counts.ts';
import { type Markup, markup } from '../escape.ts';
import { tag } from '../signs.ts';

/** How often each verdict was given. */
export function verdictsTable(gradings: readonly Grading[]): Markup {
  const rows = countVerdicts(gradings).map(({ verdict, cases, submissions }) => {
    const { tone, label } = verdictLabels[verdict];
    return countsRow(tag(tone, label), cases, submissions);
  });
  return section('verdicts', 'Verdicts', ['Verdict', 'Cases'], rows, 'No case was graded.');
}

/** How often each rule of the course found something. */
export function rulesTable(gradings: readonly Grading[]): Markup {
  const rows = countRules(gradings).map(({ rule, findings, submissions }) =>
    countsRow(markup`${ruleWords[rule].name}`, findings, submissions),
  );
  return section('rules', 'Course rules', ['What was found', 'Findings'], rows, 'Nothing was found.');
}

function countsRow(name: Markup, number: number, submissions: number): Markup {
  return markup`<tr><th scope="row">${name}</th><td class="figure">${number}</td><td class="figure">${submissions}</td></tr>
`;
}

function section(
  id: string,
  title: string,
  [what, number]: readonly [string, string],
  rows: readonly Markup[],
  none: string,
): Markup {
  return markup`<section aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${
  rows.length === 0
    ? markup`<p>${none}</p>\n`
    : markup`<table class="counts">
<thead><tr><th scope="col">${what}</th><th scope="col" class="figure">${number}</th><th scope="col" class="figure">Submissions</th></tr></thead>
<tbody>
${rows}</tbody>
</table>
`
}</section>
`;
}
