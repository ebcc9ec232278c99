import { type GroupId, groupIds } from '../../harness/model/assignment/assignment.ts';
import type { Grading } from '../../harness/model/result/grading.ts';
import { marksText } from '../explain/marks.ts';
import { type Outcome, outcomeOf } from '../summary/class-counts.ts';
import { byteOrderMark, csvRow } from './cell.ts';

export interface Column<Row> {
  readonly name: string;
  readonly cell: (row: Row) => string;
  /** A column that nobody needs is left out; absent: it is always there. */
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

/** The groups of cases that any of them has marks for. */
export function groupsOf(gradings: readonly Grading[]): GroupId[] {
  return groupIds.filter((id) =>
    gradings.some((grading) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
}

/** When the work was handed in, how late that was, and what it cost. */
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

/** What became of the work; nothing was handed in where there is no grading. */
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

/** Minutes, or that the course site says no more than this. */
function lateText(grading: Grading | undefined): string {
  if (grading?.lateMinutes !== undefined) return String(grading.lateMinutes);
  return grading?.markedLate === true ? 'yes' : '';
}

function deduction(grading: Grading | undefined): string {
  return grading?.status === 'graded' && grading.lateDeduction !== undefined ? marksText(grading.lateDeduction) : '';
}
