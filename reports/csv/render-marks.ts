import type { Grading } from '../../harness/model/result/grading.ts';
import { type Student, membersOf } from '../../harness/model/submission/submission.ts';
import { marksText } from '../explain/marks.ts';
import { reasonText } from '../explain/reason.ts';
import { type Column, groupOf, groupsOf, latenessColumns, marksIn, statusOf, tableOf } from './columns.ts';

interface Row {
  readonly student: Student;
  /** Absent for a student of the roster without a submission. */
  readonly grading: Grading | undefined;
}

/**
 * One row for each student; the members of a group have the same marks. If the work could not be graded, or if there is
 * no submission, the marks are empty, because 0 would be a mark.
 */
export function renderMarks(gradings: readonly Grading[], missing: readonly Student[] = []): string {
  const rows: readonly Row[] = [
    ...gradings.flatMap((grading) => membersOf(grading).map((student) => ({ student, grading }))),
    ...missing.map((student) => ({ student, grading: undefined })),
  ];
  return tableOf(columnsFor(gradings), rows);
}

function columnsFor(gradings: readonly Grading[]): Column<Row>[] {
  const outOf = gradings[0]?.outOf;
  return [
    { name: 'submission', cell: ({ student }) => student.id },
    { name: 'name', optional: true, cell: ({ student }) => student.name ?? '' },
    { name: 'email', optional: true, cell: ({ student }) => student.email ?? '' },
    { name: 'group', optional: true, cell: ({ grading }) => groupOf(grading) },
    { name: 'status', cell: ({ grading }) => statusOf(grading) },
    { name: 'marks', cell: ({ grading }) => (grading?.status === 'graded' ? marksText(grading.marks) : '') },
    { name: 'outOf', cell: ({ grading }) => marksOutOf(grading?.outOf ?? outOf) },
    ...groupsOf(gradings).map((id) => ({ name: id, cell: ({ grading }: Row) => marksIn(grading, id) })),
    ...latenessColumns(({ grading }: Row) => grading),
    { name: 'compiled', cell: ({ grading }) => compiledText(grading) },
    { name: 'reason', cell: ({ grading }) => (grading === undefined ? 'no submission' : reasonText(grading)) },
  ];
}

function marksOutOf(outOf: number | undefined): string {
  return outOf === undefined ? '' : marksText(outOf);
}

function compiledText(grading: Grading | undefined): string {
  if (grading?.status !== 'graded') return '';
  return grading.build.compiled ? 'yes' : 'no';
}
