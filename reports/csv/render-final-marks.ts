import { groupIds } from '../../harness/model/assignment.ts';
import type { Adjusted } from '../../harness/model/overrides.ts';
import { type Student, membersOf } from '../../harness/model/submission.ts';
import { marksText } from '../explain/marks.ts';
import { reasonText } from '../explain/reason.ts';
import { csvRow } from './cell.ts';

/** So that Excel takes the file for UTF-8; see render-marks.ts. */
const byteOrderMark = '\uFEFF';

/**
 * One row for each student, with what people decided: `marks` is what counts, `automatic` what the grading gave. Who
 * is excused, and who could not be graded, has empty marks.
 */
export function renderFinalMarks(all: readonly Adjusted[]): string {
  const groups = groupIds.filter((id) =>
    all.some(({ grading }) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
  const header = [
    'submission',
    'name',
    'email',
    'status',
    'marks',
    'outOf',
    ...groups,
    'automatic',
    'comment',
    'reason',
  ];
  return [
    byteOrderMark,
    csvRow(header),
    ...all.flatMap((adjusted) =>
      membersOf(adjusted.automatic).map((student) => csvRow(cellsOf(adjusted, student, groups))),
    ),
  ].join('');
}

function cellsOf(
  { automatic, grading, mark, comments }: Adjusted,
  student: Student,
  groups: readonly string[],
): string[] {
  return [
    student.id,
    student.name ?? '',
    student.email ?? '',
    mark.kind === 'excused' ? 'excused' : automatic.status,
    mark.kind === 'marks' ? marksText(mark.marks) : '',
    marksText(automatic.outOf),
    ...groups.map((id) => {
      const group = grading.status === 'graded' ? grading.groups.find((one) => one.id === id) : undefined;
      return group === undefined ? '' : marksText(group.marks);
    }),
    automatic.status === 'graded' ? marksText(automatic.marks) : '',
    comments.join(' '),
    reasonText(automatic),
  ];
}
