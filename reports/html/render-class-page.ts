import { type GroupId, groupIds } from '../../harness/model/assignment.ts';
import type { Grading } from '../../harness/model/grading.ts';
import { membersOf } from '../../harness/model/submission.ts';
import { count } from '../explain/count.ts';
import { groupNames } from '../explain/group-name.ts';
import { marksText } from '../explain/marks.ts';
import { reasonText } from '../explain/reason.ts';
import type { Tone } from '../explain/verdict-label.ts';
import { type Outcome, countClass, outcomeOf, sortedClass } from '../summary/class-counts.ts';
import { medianMarks } from '../summary/distribution.ts';
import { type Markup, markup } from './escape.ts';
import { fileNameFor } from './file-name.ts';
import { hardestTable } from './hardest-table.ts';
import { histogram } from './histogram.ts';
import { pageText } from './page.ts';
import { provenance } from './provenance.ts';
import { signMark } from './signs.ts';

export interface ClassPageOptions {
  /** Title of the assignment. */
  readonly title: string;
  /** `CSCI1120 Introduction to Computing Using C++, 2021` */
  readonly course?: string;
  /** Folder of the student pages, relative to this page; each is named by `fileNameFor`. */
  readonly studentFolder?: string;
}

const outcomes: Readonly<Record<Outcome, { readonly tone: Tone; readonly word: string }>> = {
  full: { tone: 'right', word: 'full marks' },
  partial: { tone: 'nearly', word: 'part of the marks' },
  didNotCompile: { tone: 'wrong', word: 'did not compile' },
  notGraded: { tone: 'ours', word: 'could not be graded' },
};

/** The whole class on one page: how it fared, what was hardest, and a row for each submission. */
export function renderClassPage(
  gradings: readonly Grading[],
  { title, course, studentFolder = 'students' }: ClassPageOptions,
): string {
  const [first] = gradings;
  return pageText({
    title: `${title}: ${count(gradings.length, 'submission')}`,
    header: markup`<div class="masthead">
<div>
${course === undefined ? undefined : markup`<p class="eyebrow">${course}</p>\n`}<h1>${title}</h1>
</div>
<p class="score"><strong>${gradings.length}</strong> <span>${gradings.length === 1 ? 'submission' : 'submissions'}</span></p>
</div>
`,
    main:
      gradings.length === 0
        ? markup`<p>No submissions: nothing was graded.</p>\n`
        : markup`${tally(gradings)}${troubles(gradings)}<div class="columns">
${histogram(gradings)}${hardestTable(gradings)}</div>
${submissions(gradings, studentFolder)}`,
    footer: first === undefined ? undefined : markup`<h2>How it was graded</h2>\n${provenance(first)}`,
  });
}

function tally(gradings: readonly Grading[]): Markup {
  const counts = countClass(gradings);
  const median = medianMarks(gradings);
  const entries: readonly Outcome[] = ['full', 'partial', 'didNotCompile', 'notGraded'];
  return markup`<section aria-labelledby="tally">
<h2 id="tally" class="unseen">At a glance</h2>
<dl class="tally">
${entries.map((outcome) => {
  const { tone, word } = outcomes[outcome];
  return markup`<div class="${counts[outcome] === 0 ? 'zero' : tone}"><dt>${outcomeSign(outcome)}${word}</dt><dd>${counts[outcome]}</dd></div>\n`;
})}${median === undefined ? undefined : markup`<div><dt>median marks</dt><dd>${marksText(median)}</dd></div>\n`}</dl>
</section>
`;
}

/** Part of the marks is told by the marks; the others stand out. */
function outcomeSign(outcome: Outcome): Markup | undefined {
  return outcome === 'partial' ? undefined : markup`${signMark(outcomes[outcome].tone)} `;
}

/** What needs the assistant's hand comes before what only informs. */
function troubles(gradings: readonly Grading[]): Markup | undefined {
  const failed = gradings.filter((grading) => grading.status === 'not-graded');
  if (failed.length === 0) return undefined;
  return markup`<section aria-labelledby="troubles">
<h2 id="troubles">Could not be graded, by a fault on our side</h2>
<ul class="cases">
${failed.map(({ submission, reason }) => markup`<li><strong>${submission}</strong>: ${reason}</li>\n`)}</ul>
<p>No marks are affected; grade them again.</p>
</section>
`;
}

function submissions(gradings: readonly Grading[], folder: string): Markup {
  const groups = groupIds.filter((id) =>
    gradings.some((grading) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
  return markup`<section aria-labelledby="submissions">
<h2 id="submissions">Submissions</h2>
<table class="class">
<thead><tr><th scope="col">Submission</th><th scope="col" class="figure">Marks</th>${groups.map((id) => markup`<th scope="col" class="figure group">${groupNames[id].name}</th>`)}<th scope="col">First reason for lost marks</th></tr></thead>
<tbody>
${sortedClass(gradings).map((grading) => submissionRow(grading, groups, folder))}</tbody>
</table>
</section>
`;
}

function submissionRow(grading: Grading, groups: readonly GroupId[], folder: string): Markup {
  const outcome = outcomeOf(grading);
  return markup`<tr><th scope="row"><a href="${folder}/${fileNameFor(grading.submission)}">${grading.submission}</a>${memberNames(grading)}</th><td class="figure total">${
    grading.status === 'graded' ? marksText(grading.marks) : '–'
  }</td>${groups.map((id) => markup`<td class="figure group">${groupCell(grading, id)}</td>`)}<td class="reason">${outcomeSign(outcome)}${reasonText(grading) || outcomes[outcome].word}</td></tr>
`;
}

/** Beside an id that says nothing to a person. */
function memberNames(grading: Grading): Markup | undefined {
  const known = membersOf(grading).flatMap(({ name }) => name ?? []);
  return known.length === 0 ? undefined : markup` <span class="faint">${known.join(', ')}</span>`;
}

function groupCell(grading: Grading, id: GroupId): Markup {
  const group = grading.status === 'graded' ? grading.groups.find((candidate) => candidate.id === id) : undefined;
  if (group === undefined) return markup`–`;
  return group.marks >= group.outOf
    ? markup`<span class="faint">${marksText(group.marks)}</span>`
    : markup`${marksText(group.marks)}`;
}
