import { type Report, didYouMean } from '../../assignment/yaml/author-problem.ts';
import type { OverrideChange } from '../../model/result/overrides.ts';
import type { OverrideEntry, Placed } from './override-entry.ts';
import { everybody, namesIn, type Targets } from './targets.ts';

/** What the entry decides. If it decides nothing, or more than one thing, reports that and returns undefined. */
export function changeOfEntry(
  file: string,
  entry: OverrideEntry,
  students: readonly string[],
  targets: Targets,
  report: Report,
): OverrideChange | undefined {
  const { case: caseId, marks, total, excuse, comment } = entry;
  const said = [marks ?? caseId, total, excuse].filter((one) => one !== undefined);
  const [, second] = said;
  if (second !== undefined) {
    const expected = 'one of marks for a case, total and excuse';
    const cure = 'write an entry for each';
    report({ file, place: second.place, found: 'a second decision in one entry', expected, cure });
    return undefined;
  }
  if (total !== undefined) return fits(file, total, outOfAll(targets), 'total', report) ? kindTotal(total) : undefined;
  if (excuse !== undefined) return { kind: 'excuse' };
  if (caseId !== undefined && marks !== undefined) {
    return caseChange(file, caseId, marks, students, targets, report);
  }
  if (caseId !== undefined) {
    report({ file, place: caseId.place, found: 'a case without marks', expected: 'marks in the same entry' });
    return undefined;
  }
  if (marks !== undefined) {
    const cure = 'write total for the marks of the whole submission';
    report({ file, place: marks.place, found: 'marks without a case', expected: 'case in the same entry', cure });
    return undefined;
  }
  if (comment !== undefined) return { kind: 'comment' };
  report({
    file,
    place: entry.place,
    found: 'an entry that changes nothing',
    expected: 'marks, total, excuse or comment',
  });
  return undefined;
}

function kindTotal({ value }: Placed<number>): OverrideChange {
  return { kind: 'total', marks: value };
}

function caseChange(
  file: string,
  caseId: Placed<string>,
  marks: Placed<number>,
  students: readonly string[],
  targets: Targets,
  report: Report,
): OverrideChange | undefined {
  const { gradings } = targets;
  const cases = gradings.flatMap((grading) => (grading.status === 'graded' ? grading.cases : []));
  const known = cases.find(({ id }) => id === caseId.value);
  if (known === undefined) {
    const found = `the case ${caseId.value}`;
    const ids = [...new Set(cases.map(({ id }) => id))];
    report({ file, place: caseId.place, found, expected: 'a case of this run', ...didYouMean(caseId.value, ids) });
    return undefined;
  }
  const without = gradings.find(
    (grading) => grading.status === 'not-graded' && namesIn(grading).some((name) => students.includes(name)),
  );
  if (without !== undefined) {
    report({
      file,
      place: caseId.place,
      found: `a case of ${without.submission}, who could not be graded`,
      expected: 'a total',
      cure: 'grade the submission again, or decide its total',
    });
    return undefined;
  }
  const absent = everybody(targets).find(
    ({ student, submission }) => submission === undefined && students.includes(student.id),
  );
  if (absent !== undefined) {
    const found = `a case of ${absent.student.id}, who has no submission`;
    report({ file, place: caseId.place, found, expected: 'a total, or excuse: true' });
    return undefined;
  }
  if (!fits(file, marks, known.outOf, known.id, report)) return undefined;
  return { kind: 'case', case: caseId.value, marks: marks.value };
}

function outOfAll({ gradings }: Targets): number {
  return Math.max(0, ...gradings.map(({ outOf }) => outOf));
}

function fits(file: string, marks: Placed<number>, outOf: number, what: string, report: Report): boolean {
  if (marks.value <= outOf) return true;
  const expected = what === 'total' ? `at most ${outOf} altogether` : `at most ${outOf} for ${what}`;
  report({ file, place: marks.place, found: String(marks.value), expected });
  return false;
}
