import type { Graded, GradedCase } from '../../harness/model/result/grading.ts';
import { groupNames } from '../explain/class/group-name.ts';
import { marksText } from '../explain/marks.ts';
import { standingOf } from '../explain/standing.ts';
import { verdictLabels } from '../explain/case/verdict-label.ts';
import { anchorOf } from './case-section.ts';
import { type Markup, markup } from './escape.ts';
import { signMark } from './signs.ts';

/** Marks by group. Every case is a sign with a link to it. */
export function groupsTable(grading: Graded): Markup {
  return markup`<table class="groups">
<caption class="unseen">Marks by group</caption>
<thead><tr><th scope="col">Group</th><th scope="col" class="figure">Marks</th><th scope="col" class="figure">Out of</th><th scope="col">Cases</th></tr></thead>
<tbody>
${grading.groups.map(
  ({
    id,
    marks,
    outOf,
  }) => markup`<tr><th scope="row">${groupNames[id].name}</th><td class="figure">${marksText(marks)}</td><td class="figure faint">${marksText(outOf)}</td><td>${
    id === 'policy' ? findingsLink(grading) : casesOf(grading.cases.filter(({ group }) => group === id))
  }</td></tr>
`,
)}</tbody>
</table>
`;
}

function casesOf(cases: readonly GradedCase[]): Markup {
  return markup`<ul class="strip">${cases.map((graded) => {
    const { tone, label } = verdictLabels[graded.verdict.kind];
    const name = `${graded.about} (${graded.id}): ${label}`;
    return standingOf(graded) === 'failing'
      ? markup`<li><a href="#${anchorOf(graded.id)}" title="${name}">${signMark(tone)}<span class="unseen">${name}</span></a></li>`
      : markup`<li title="${name}">${signMark(tone)}<span class="unseen">${name}</span></li>`;
  })}</ul>`;
}

function findingsLink({ findings, build }: Graded): Markup {
  if (findings.length === 0) return build.compiled ? markup`no findings` : markup`not checked`;
  return markup`<a href="#findings">${findings.length} ${findings.length === 1 ? groupNames.policy.one : groupNames.policy.many}</a>`;
}
