import { type NoProgram, noProgramIn } from '../../../harness/model/result/no-program.ts';
import type { Adjusted } from '../../../harness/model/result/overrides.ts';
import type { FillReport } from '../../../harness/model/result/grade-file.ts';
import { count, listed } from '../../phrases/count.ts';
import { plain } from '../../phrases/quote.ts';

const maxNames = 12;

/** Students who got 0 because there was no program at all. */
export function explainWithoutProgram(all: readonly Pick<Adjusted, 'automatic' | 'mark' | 'students'>[]): string[] {
  const ids = (wanted: NoProgram) =>
    all.flatMap(({ automatic, mark, students }) =>
      automatic.status === 'graded' && noProgramIn(automatic) === wanted && mark.kind === 'marks' && mark.marks === 0
        ? students.map(({ id }) => id)
        : [],
    );
  return [...people('no source, 0 marks', ids('no-source')), ...people('empty, 0 marks', ids('empty'))];
}

/** What was filled in, and what was not: one line for each thing that may need a person. */
export function explainFilling(report: FillReport): string[] {
  const { column, filled, replaced, ambiguous, studentsLeft } = report;
  return [
    `${count(filled, 'mark')} written to the column ${plain(column, 80)}`,
    ...replaced.map(
      ({ id, before, after }) => `replaced: ${plain(id)} had ${plain(before, 40)}, has ${plain(after)} now`,
    ),
    ...people('unchanged, no marks to write', report.withoutMarks),
    ...people('no submission, left blank (--missing 0 writes 0)', report.absentLeft),
    ...people('no submission, marks written', report.absentFilled),
    ...people('unchanged, the grade is locked on the site', report.locked),
    ...people('excused, to be set on the site', report.excusedByHand),
    ...people('feedback unchanged, the file already has some', report.feedbackKept),
    ...ambiguous.map(
      ({ key, rows, ids }) =>
        `unchanged, ${plain(key, 80)} is ambiguous: ${rows.length === 1 ? 'row' : 'rows'} ${listed(rows.map(String))} of the file, ${listed(ids.map((id) => plain(id, 80)))} of the run`,
    ),
    ...people('in the file, not graded', report.rowsLeft),
    ...people('graded, not in the file', studentsLeft),
  ];
}

function people(what: string, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const more = ids.length - maxNames;
  const named = ids.slice(0, maxNames).map((id) => plain(id, 80));
  return [`${what}: ${listed(more > 0 ? [...named, count(more, 'more', 'more')] : named)}`];
}
