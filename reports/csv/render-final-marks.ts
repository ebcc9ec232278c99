import type { Grading } from '../../harness/model/result/grading.ts';
import type { AbsentMark, Adjusted, FinalMark } from '../../harness/model/result/overrides.ts';
import type { Student } from '../../harness/model/submission/submission.ts';
import { commentsOf } from '../explain/sites/decisions.ts';
import { marksText } from '../explain/marks.ts';
import { reasonText } from '../explain/reason.ts';
import { type Column, groupOf, groupsOf, latenessColumns, marksIn, statusOf, tableOf } from './columns.ts';

interface Row {
  readonly student: Student;
  readonly mark: FinalMark;
  readonly outOf: number;
  readonly comment: string;
  /** Absent if there is no submission. */
  readonly automatic?: Grading;
  readonly grading?: Grading;
}

/**
 * One row for each student, with the decisions of the staff: `marks` is what counts, `automatic` is what Verbatim
 * gave. Students who are excused or could not be graded have empty marks.
 */
export function renderFinalMarks(all: readonly Adjusted[], absent: readonly AbsentMark[] = []): string {
  const graded = all.flatMap(({ students, mark, automatic, grading, ...said }) =>
    students.map((student): Row => ({
      student,
      mark,
      outOf: automatic.outOf,
      comment: commentsOf(said).join(' '),
      automatic,
      grading,
    })),
  );
  const others = absent.map(({ student, mark, outOf, ...said }): Row => ({
    student,
    mark,
    outOf,
    comment: commentsOf(said).join(' '),
  }));
  return tableOf(columnsFor(all), [...graded, ...others]);
}

function columnsFor(all: readonly Adjusted[]): Column<Row>[] {
  return [
    { name: 'submission', cell: ({ student }) => student.id },
    { name: 'name', cell: ({ student }) => student.name ?? '' },
    { name: 'email', cell: ({ student }) => student.email ?? '' },
    { name: 'group', optional: true, cell: ({ automatic }) => groupOf(automatic) },
    { name: 'status', cell: ({ mark, automatic }) => (mark.kind === 'excused' ? 'excused' : statusOf(automatic)) },
    { name: 'marks', cell: ({ mark }) => (mark.kind === 'marks' ? marksText(mark.marks) : '') },
    { name: 'outOf', cell: ({ outOf }) => marksText(outOf) },
    ...groupsOf(all.map(({ grading }) => grading)).map((id) => ({
      name: id,
      cell: ({ grading }: Row) => marksIn(grading, id),
    })),
    ...latenessColumns(({ grading }: Row) => grading),
    { name: 'automatic', cell: ({ automatic }) => automaticMarks(automatic) },
    { name: 'comment', cell: ({ comment }) => comment },
    { name: 'reason', cell: ({ automatic }) => (automatic === undefined ? 'no submission' : reasonText(automatic)) },
  ];
}

function automaticMarks(automatic: Grading | undefined): string {
  return automatic?.status === 'graded' ? marksText(automatic.marks) : '';
}
