import { type Place, type Report, didYouMean } from '../../assignment/author-problem.ts';
import type { Grading } from '../../model/grading.ts';
import type { Override, OverrideChange } from '../../model/overrides.ts';
import type { OverrideEntry, Placed } from './override-entry.ts';

/** Everything that an entry may name. */
export interface Targets {
  readonly gradings: readonly Grading[];
  readonly clusters: Clusters;
}

/** Submissions that fail a case with the same output, under one name. */
export interface Clusters {
  readonly ids: readonly string[];
  readonly studentsIn: (id: string) => readonly string[] | undefined;
}

export const noClusters: Clusters = { ids: [], studentsIn: () => undefined };

/** Entries that name what there is and say one thing; everything else is reported with its place. */
export function checkOverrides(
  file: string,
  entries: readonly OverrideEntry[],
  targets: Targets,
  report: Report,
): Override[] {
  const decided = new Map<string, Place>();
  return entries.flatMap((entry): Override[] => {
    const students = studentsOf(file, entry, targets, report);
    const change = changeOf(file, entry, students, targets, report);
    if (students.length === 0 || change === undefined) return [];
    reportSecond(file, entry, students, change, decided, report);
    return [{ students, change, ...(entry.comment === undefined ? {} : { comment: entry.comment.value }) }];
  });
}

function studentsOf(file: string, entry: OverrideEntry, { gradings, clusters }: Targets, report: Report): string[] {
  const { cluster, students } = entry;
  if (students.length === 0 && cluster === undefined) {
    report({ file, place: entry.place, found: 'an entry for nobody', expected: 'student, students or cluster' });
  }
  const known = gradings.map(({ submission }) => submission);
  const named = students.filter(({ value, place }) => {
    if (known.includes(value)) return true;
    const expected = 'the id of a submission in this run';
    report({ file, place, found: `the student ${value}`, expected, ...didYouMean(value, known) });
    return false;
  });
  const together = cluster === undefined ? [] : clusters.studentsIn(cluster.value);
  if (cluster !== undefined && together === undefined) {
    report({
      file,
      place: cluster.place,
      found: `the cluster ${cluster.value}`,
      expected: clusters.ids.length === 0 ? 'students: this run has no clusters' : 'the id of a cluster of this run',
      ...didYouMean(cluster.value, clusters.ids),
    });
  }
  return [...new Set([...named.map(({ value }) => value), ...(together ?? [])])];
}

function changeOf(
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
    report({ file, place: caseId.place, found: 'a case without marks', expected: 'marks beside it' });
    return undefined;
  }
  if (marks !== undefined) {
    const cure = 'for the marks altogether write total';
    report({ file, place: marks.place, found: 'marks without a case', expected: 'case beside it', cure });
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
  { gradings }: Targets,
  report: Report,
): OverrideChange | undefined {
  const cases = gradings.flatMap((grading) => (grading.status === 'graded' ? grading.cases : []));
  const known = cases.find(({ id }) => id === caseId.value);
  if (known === undefined) {
    const found = `the case ${caseId.value}`;
    const ids = [...new Set(cases.map(({ id }) => id))];
    report({ file, place: caseId.place, found, expected: 'a case of this run', ...didYouMean(caseId.value, ids) });
    return undefined;
  }
  const without = gradings.find(({ submission, status }) => students.includes(submission) && status === 'not-graded');
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

/** Two decisions about one thing: nobody can tell which one was meant to stay. */
function reportSecond(
  file: string,
  entry: OverrideEntry,
  students: readonly string[],
  change: OverrideChange,
  decided: Map<string, Place>,
  report: Report,
): void {
  if (change.kind === 'comment') return;
  for (const student of students) {
    const what = change.kind === 'case' ? change.case : 'total';
    const key = JSON.stringify([student, what]);
    const before = decided.get(key);
    if (before === undefined) {
      decided.set(key, entry.place);
      continue;
    }
    const thing = change.kind === 'case' ? `${change.case} of ${student}` : `the marks of ${student}`;
    report({
      file,
      place: entry.place,
      found: `a second decision about ${thing}`,
      expected: `the one of line ${before.line} alone`,
      cure: 'remove one of them',
    });
  }
}
