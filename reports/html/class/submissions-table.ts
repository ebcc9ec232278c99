import { type GroupId, groupIds } from '../../../harness/model/assignment/assignment.ts';
import type { Grading } from '../../../harness/model/result/grading.ts';
import { type Student, membersOf } from '../../../harness/model/submission/submission.ts';
import { groupNames } from '../../explain/class/group-name.ts';
import { marksText } from '../../explain/marks.ts';
import { reasonText } from '../../explain/reason.ts';
import { compareIds, outcomeOf, sortedClass } from '../../summary/class-counts.ts';
import { type Markup, markup } from '../escape.ts';
import { fileNameFor } from '../file-name.ts';
import { fateSign, fateWords, fates } from './outcome-words.ts';

/** A row for each submission and for each student without one. The script sorts and searches them. */
export function submissionsTable(gradings: readonly Grading[], missing: readonly Student[], folder: string): Markup {
  const groups = groupIds.filter((id) =>
    gradings.some((grading) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
  const absent = missing.toSorted((one, other) => compareIds(one.id, other.id));
  return markup`<section aria-labelledby="submissions">
<h2 id="submissions">Submissions</h2>
${controls(missing.length > 0)}<table class="class groups-${groups.length}" id="class">
<thead><tr><th scope="col">Submission</th><th scope="col" class="figure">Marks</th>${groups.map((id) => markup`<th scope="col" class="figure group">${groupNames[id].name}</th>`)}<th scope="col">First reason for lost marks</th></tr></thead>
<tbody>
${sortedClass(gradings).map((grading) => submissionRow(grading, groups, folder))}${absent.map((student) => missingRow(student, groups))}</tbody>
</table>
</section>
`;
}

/** Controls that work only with the script. They are hidden until it shows them. */
function controls(someMissing: boolean): Markup {
  const offered = fates.filter((fate) => fate !== 'missing' || someMissing);
  return markup`<div class="controls" id="controls" hidden>
<p><label for="find">Find</label> <input type="search" id="find" autocomplete="off" spellcheck="false"></p>
<p><label for="fate">Show</label> <select id="fate"><option value="">all</option>${offered.map((fate) => markup`<option value="${fate}">${fateWords[fate].word}</option>`)}</select></p>
<p role="status" id="found"></p>
</div>
`;
}

function submissionRow(grading: Grading, groups: readonly GroupId[], folder: string): Markup {
  const outcome = outcomeOf(grading);
  return markup`<tr data-fate="${outcome}"><th scope="row"><a href="${folder}/${fileNameFor(grading.submission)}">${grading.submission}</a>${names(membersOf(grading))}</th><td class="figure total">${
    grading.status === 'graded' ? marksText(grading.marks) : '–'
  }</td>${groups.map((id) => markup`<td class="figure group">${groupCell(grading, id)}</td>`)}<td class="reason">${fateSign(outcome)}${reasonText(grading) || fateWords[outcome].word}</td></tr>
`;
}

function missingRow(student: Student, groups: readonly GroupId[]): Markup {
  return markup`<tr data-fate="missing"><th scope="row">${student.id}${names([student])}</th><td class="figure total">–</td>${groups.map(() => markup`<td class="figure group">–</td>`)}<td class="reason">${fateSign('missing')}${fateWords.missing.word}</td></tr>
`;
}

/** The names beside the id. */
function names(students: readonly Student[]): Markup | undefined {
  const known = students.flatMap(({ name }) => name ?? []);
  return known.length === 0 ? undefined : markup` <span class="faint">${known.join(', ')}</span>`;
}

function groupCell(grading: Grading, id: GroupId): Markup {
  const group = grading.status === 'graded' ? grading.groups.find((candidate) => candidate.id === id) : undefined;
  if (group === undefined) return markup`–`;
  return group.marks >= group.outOf
    ? markup`<span class="faint">${marksText(group.marks)}</span>`
    : markup`${marksText(group.marks)}`;
}
