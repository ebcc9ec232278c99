import { type GroupId, groupIds } from '../../harness/model/assignment/assignment.ts';
import type { Grading } from '../../harness/model/result/grading.ts';
import { marksText } from '../explain/marks.ts';
import { type Outcome, outcomeOf } from '../summary/class-counts.ts';
import { byteOrderMark, csvRow } from './cell.ts';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => string;
  /** An optional column is left out if all its cells are empty. */
  readonly optional?: true;
}

export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const used = columns.filter(({ optional, cell }) => optional !== true || rows.some((row) => cell(row) !== ''));
  return [
    byteOrderMark,
    csvRow(used.map(({ name }) => name)),
    ...rows.map((row) => csvRow(used.map(({ cell }) => cell(row)))),
  ].join('');
}

/** All groups in which at least one of these gradings has marks. */
export function groupsOf(gradings: readonly Grading[]): GroupId[] {
  return groupIds.filter((id) =>
    gradings.some((grading) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
}

/** When the work was submitted, how late that was, and the deduction for it. */
export function latenessColumns<Row>(gradingOf: (row: Row) => Grading | undefined): Column<Row>[] {
  return [
    { name: 'submittedAt', optional: true, cell: (row) => gradingOf(row)?.submittedAt ?? '' },
    { name: 'late', optional: true, cell: (row) => lateText(gradingOf(row)) },
    { name: 'lateDeduction', optional: true, cell: (row) => deduction(gradingOf(row)) },
  ];
}

const statuses: Readonly<Record<Outcome, string>> = {
  full: 'graded',
  partial: 'graded',
  noSource: 'no-source',
  empty: 'empty',
  didNotCompile: 'did-not-compile',
  notGraded: 'not-graded',
};

/** What became of the work. Without a grading, there was no submission. */
export function statusOf(grading: Grading | undefined): string {
  return grading === undefined ? 'no-submission' : statuses[outcomeOf(grading)];
}

export function groupOf(grading: Grading | undefined): string {
  return grading !== undefined && (grading.members ?? []).length > 1 ? grading.submission : '';
}

export function marksIn(grading: Grading | undefined, id: GroupId): string {
  const group = grading?.status === 'graded' ? grading.groups.find((candidate) => candidate.id === id) : undefined;
  return group === undefined ? '' : marksText(group.marks);
}

/** The minutes; `yes` if the course site says only that the work is late. */
function lateText(grading: Grading | undefined): string {
  if (grading?.lateMinutes !== undefined) return String(grading.lateMinutes);
  return grading?.markedLate === true ? 'yes' : '';
}

function deduction(grading: Grading | undefined): string {
  return grading?.status === 'graded' && grading.lateDeduction !== undefined ? marksText(grading.lateDeduction) : '';
}
