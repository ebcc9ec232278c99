import { type GroupId, groupIds } from '../../harness/model/assignment.ts';
import type { Grading } from '../../harness/model/grading.ts';
import { type Student, membersOf } from '../../harness/model/submission.ts';
import { marksText } from '../explain/marks.ts';
import { reasonText } from '../explain/reason.ts';
import { byteOrderMark, csvRow } from './cell.ts';

interface Row {
  readonly student: Student;
  /** Absent for a student of the roster who handed in nothing. */
  readonly grading: Grading | undefined;
}

interface Column {
  readonly name: string;
  readonly cell: (row: Row) => string;
  /** A column that nobody needs is left out; absent: it is always there. */
  readonly optional?: true;
}

/**
 * One row for each student: the members of a group have the same marks. Where nothing could be graded, or nothing was
 * handed in, the marks are empty: 0 would be a mark.
 */
export function renderMarks(gradings: readonly Grading[], missing: readonly Student[] = []): string {
  const rows: readonly Row[] = [
    ...gradings.flatMap((grading) => membersOf(grading).map((student) => ({ student, grading }))),
    ...missing.map((student) => ({ student, grading: undefined })),
  ];
  const used = columnsFor(gradings).filter(
    ({ optional, cell }) => optional !== true || rows.some((row) => cell(row) !== ''),
  );
  return [
    byteOrderMark,
    csvRow(used.map(({ name }) => name)),
    ...rows.map((row) => csvRow(used.map(({ cell }) => cell(row)))),
  ].join('');
}

function columnsFor(gradings: readonly Grading[]): Column[] {
  const groups = groupIds.filter((id) =>
    gradings.some((grading) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
  const outOf = gradings[0]?.outOf;
  return [
    { name: 'submission', cell: ({ student }) => student.id },
    { name: 'name', optional: true, cell: ({ student }) => student.name ?? '' },
    { name: 'email', optional: true, cell: ({ student }) => student.email ?? '' },
    { name: 'group', optional: true, cell: ({ grading }) => groupOf(grading) },
    { name: 'status', cell: ({ grading }) => grading?.status ?? 'missing' },
    { name: 'marks', cell: ({ grading }) => (grading?.status === 'graded' ? marksText(grading.marks) : '') },
    { name: 'outOf', cell: ({ grading }) => marksOutOf(grading?.outOf ?? outOf) },
    ...groups.map((id) => ({ name: id, cell: ({ grading }: Row) => marksIn(grading, id) })),
    { name: 'submittedAt', optional: true, cell: ({ grading }) => grading?.submittedAt ?? '' },
    { name: 'late', optional: true, cell: ({ grading }) => lateText(grading) },
    { name: 'lateDeduction', optional: true, cell: ({ grading }) => deduction(grading) },
    { name: 'compiled', cell: ({ grading }) => compiledText(grading) },
    { name: 'reason', cell: ({ grading }) => (grading === undefined ? 'nothing was handed in' : reasonText(grading)) },
  ];
}

function groupOf(grading: Grading | undefined): string {
  return grading !== undefined && (grading.members ?? []).length > 1 ? grading.submission : '';
}

function marksOutOf(outOf: number | undefined): string {
  return outOf === undefined ? '' : marksText(outOf);
}

function marksIn(grading: Grading | undefined, id: GroupId): string {
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

function compiledText(grading: Grading | undefined): string {
  if (grading?.status !== 'graded') return '';
  return grading.build.compiled ? 'yes' : 'no';
}
