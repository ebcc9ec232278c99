import type { Adjusted } from '../../harness/model/overrides.ts';
import type { Student } from '../../harness/model/submission.ts';
import { commentsOf } from '../explain/decisions.ts';
import { marksText } from '../explain/marks.ts';
import { reasonText } from '../explain/reason.ts';
import { type Column, groupOf, groupsOf, latenessColumns, marksIn, tableOf } from './columns.ts';

interface Row {
  readonly student: Student;
  readonly adjusted: Adjusted;
}

/**
 * One row for each student, with what people decided: `marks` is what counts, `automatic` what the grading gave. Who
 * is excused, and who could not be graded, has empty marks.
 */
export function renderFinalMarks(all: readonly Adjusted[]): string {
  const rows = all.flatMap((adjusted) => adjusted.students.map((student) => ({ student, adjusted })));
  return tableOf(columnsFor(all), rows);
}

function columnsFor(all: readonly Adjusted[]): Column<Row>[] {
  return [
    { name: 'submission', cell: ({ student }) => student.id },
    { name: 'name', cell: ({ student }) => student.name ?? '' },
    { name: 'email', cell: ({ student }) => student.email ?? '' },
    { name: 'group', optional: true, cell: ({ adjusted }) => groupOf(adjusted.automatic) },
    {
      name: 'status',
      cell: ({ adjusted: { mark, automatic } }) => (mark.kind === 'excused' ? 'excused' : automatic.status),
    },
    { name: 'marks', cell: ({ adjusted: { mark } }) => (mark.kind === 'marks' ? marksText(mark.marks) : '') },
    { name: 'outOf', cell: ({ adjusted }) => marksText(adjusted.automatic.outOf) },
    ...groupsOf(all.map(({ grading }) => grading)).map((id) => ({
      name: id,
      cell: ({ adjusted }: Row) => marksIn(adjusted.grading, id),
    })),
    ...latenessColumns(({ adjusted }: Row) => adjusted.grading),
    { name: 'automatic', cell: ({ adjusted: { automatic } }) => automaticMarks(automatic) },
    { name: 'comment', cell: ({ adjusted }) => commentsOf(adjusted).join(' ') },
    { name: 'reason', cell: ({ adjusted }) => reasonText(adjusted.automatic) },
  ];
}

function automaticMarks(automatic: Adjusted['automatic']): string {
  return automatic.status === 'graded' ? marksText(automatic.marks) : '';
}
