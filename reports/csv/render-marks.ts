import { type GroupId, groupIds } from '../../harness/model/assignment.ts';
import type { Grading } from '../../harness/model/grading.ts';
import { marksText } from '../explain/marks.ts';
import { reasonText } from '../explain/reason.ts';
import { csvRow } from './cell.ts';

/**
 * Excel takes a CSV file for UTF-8 only if it begins with this; without it 陳大文 becomes é™³å¤§æ–‡. Everything
 * else that reads CSV skips it.
 */
const byteOrderMark = '\uFEFF';

/** One row for each submission. Where nothing could be graded the marks are empty: 0 would be a mark. */
export function renderMarks(gradings: readonly Grading[]): string {
  const used = groupIds.filter((id) =>
    gradings.some((grading) => grading.status === 'graded' && grading.groups.some((group) => group.id === id)),
  );
  return [
    byteOrderMark,
    csvRow(['submission', 'status', 'marks', 'outOf', ...used, 'compiled', 'reason']),
    ...gradings.map((grading) => csvRow(cellsOf(grading, used))),
  ].join('');
}

function cellsOf(grading: Grading, groups: readonly GroupId[]): string[] {
  const { submission, status, outOf } = grading;
  if (grading.status === 'not-graded') {
    return [submission, status, '', marksText(outOf), ...groups.map(() => ''), '', reasonText(grading)];
  }
  const marksIn = (id: GroupId) => {
    const group = grading.groups.find((candidate) => candidate.id === id);
    return group === undefined ? '' : marksText(group.marks);
  };
  return [
    submission,
    status,
    marksText(grading.marks),
    marksText(outOf),
    ...groups.map(marksIn),
    grading.build.compiled ? 'yes' : 'no',
    reasonText(grading),
  ];
}
