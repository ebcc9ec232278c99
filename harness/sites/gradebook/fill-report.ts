import type { FillReport } from '../../model/result/grade-file.ts';
import type { Matches } from './match-students.ts';
import type { RowChange } from './plan-cells.ts';
import type { Sheet } from './sheet.ts';
import type { GradeColumn, Site } from '../gradebook-site.ts';
import type { StudentMark } from './student-mark.ts';

export function reportOf(
  { texts }: Sheet,
  site: Site,
  column: GradeColumn,
  matches: Matches<StudentMark>,
  changes: readonly RowChange[],
): FillReport {
  const idsOf = (outcome: RowChange['outcome']) =>
    changes.filter((change) => change.outcome === outcome).map(({ id }) => id);
  const filled = changes.filter(({ outcome }) => outcome === 'filled');
  const names = namesInRows(texts.rows, site, texts.header, matches.rowsLeft);
  return {
    site: site.id,
    column: column.header.trim(),
    filled: filled.length,
    replaced: filled
      .filter(
        // Canvas and Moodle write a dash for an empty cell.
        ({ before, after }) => !['', '-'].includes(before) && numberOf(before) !== numberOf(after),
      )
      .map(({ id, before, after }) => ({ id, before, after })),
    locked: idsOf('locked'),
    withoutMarks: idsOf('no-marks'),
    absentLeft: idsOf('no-submission'),
    absentFilled: filled.filter(({ absent }) => absent).map(({ id }) => id),
    excusedByHand: idsOf('excuse-by-hand'),
    feedbackKept: changes.filter(({ feedbackKept }) => feedbackKept).map(({ id }) => id),
    ambiguous: matches.ambiguous.map((each) => ({ ...each, rows: each.rows.map((row) => row + 2) })),
    rowsLeft: names.map(([name = '']) => name),
    studentsLeft: matches.onesLeft.flatMap(({ student, absent }) => (absent === true ? [] : [student.id])),
  };
}

/** Two spellings of one number are no change; NaN for other texts differs from everything. */
function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}

/** The names that the file has for these rows, the most reliable first. */
function namesInRows(
  rows: readonly (readonly string[])[],
  site: Site,
  header: readonly string[],
  wanted: readonly number[],
): string[][] {
  const columns = [...new Set(site.keys(header).map(({ index }) => index))];
  return wanted.map((row) => columns.map((index) => (rows[row]?.[index] ?? '').trim()).filter((name) => name !== ''));
}
