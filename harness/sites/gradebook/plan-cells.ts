import { marksText } from '../../../reports/explain/marks.ts';
import type { CellEdit } from './edit-cells.ts';
import { feedbackEdits } from './feedback-edits.ts';
import type { FillProblem } from '../../model/result/grade-file.ts';
import type { Matches } from './match-students.ts';
import type { Sheet } from './sheet.ts';
import type { GradeColumn, Site } from '../gradebook-site.ts';
import type { StudentMark } from './student-mark.ts';

/** The change to the row of one student. */
export interface RowChange {
  readonly id: string;
  readonly outcome: 'filled' | 'locked' | 'no-marks' | 'no-submission' | 'excuse-by-hand';
  readonly absent: boolean;
  readonly before: string;
  readonly after: string;
  readonly feedbackKept: boolean;
  readonly edits: readonly CellEdit[];
}

export type Plan =
  | { readonly kind: 'planned'; readonly changes: readonly RowChange[] }
  | { readonly kind: 'refused'; readonly problem: FillProblem };

export interface PlanOptions {
  /** Scale the marks if the column has other full marks than the assignment. */
  readonly scale?: boolean;
  /** Also write sentences for the student, if the site's file has a column for them. */
  readonly feedback?: boolean;
}

/** Decides the new cells of every student who has a row. If one row cannot be right, nothing is planned. */
export function planCells(
  sheet: Sheet,
  site: Site,
  column: GradeColumn,
  matches: Matches<StudentMark>,
  options: PlanOptions,
): Plan {
  const changes: RowChange[] = [];
  for (const { row, one } of matches.pairs) {
    const change = changeOf(sheet, site, column, row, one, options);
    if ('kind' in change) return { kind: 'refused', problem: change };
    changes.push(change);
  }
  return { kind: 'planned', changes };
}

function changeOf(
  { table, texts }: Sheet,
  site: Site,
  column: GradeColumn,
  row: number,
  { student, mark, outOf, feedback, absent }: StudentMark,
  options: PlanOptions,
): RowChange | FillProblem {
  const { header } = texts;
  const cells = table.rows[row + 1] ?? [];
  const rowTexts = texts.rows[row] ?? [];
  const cell = cells[column.index];
  // With an extra or a missing cell, the mark would be in another column.
  if (cell === undefined || cells.length !== header.length) {
    return { kind: 'ragged-row', row: row + 2, cells: cells.length, header: header.length };
  }
  // A text such as "Needs Grading" is not a mark.
  const before = site.earlierMark(cell.text.trim());
  const untouched = { id: student.id, absent: absent === true, before, after: before, feedbackKept: false, edits: [] };
  if (mark.kind === 'none') return { ...untouched, outcome: absent === true ? 'no-submission' : 'no-marks' };
  if (site.isLocked(header, rowTexts)) return { ...untouched, outcome: 'locked' };
  if (mark.kind === 'excused' && site.excused === undefined) return { ...untouched, outcome: 'excuse-by-hand' };
  const full = site.outOf(texts, column.index, rowTexts);
  if (mark.kind === 'marks' && full !== undefined && full !== outOf && options.scale !== true) {
    return { kind: 'other-full-marks', column: column.header.trim(), inFile: full, inAssignment: outOf };
  }
  const after =
    mark.kind === 'excused'
      ? (site.excused ?? '')
      : numberText((mark.marks * (full ?? outOf)) / outOf, usesComma(texts.rows, column.index));
  const said = feedbackEdits(site, header, cells, options.feedback === true ? feedback : []);
  return {
    ...untouched,
    outcome: 'filled',
    after,
    feedbackKept: said.kept,
    edits: [{ cell, text: after }, ...said.edits],
  };
}

function numberText(marks: number, comma: boolean): string {
  return comma ? marksText(marks).replace('.', ',') : marksText(marks);
}

/** Whether the column has numbers with a decimal comma, such as 87,5. */
function usesComma(rows: readonly (readonly string[])[], column: number): boolean {
  return rows.some((row) => /^\d+,\d{1,2}$/.test(row[column]?.trim() ?? ''));
}
