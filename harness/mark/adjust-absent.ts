import type { AbsentMark, FinalMark, MissingMarks, Override } from '../model/result/overrides.ts';
import type { Student } from '../model/submission/submission.ts';

/** The mark of a student without a submission: a decision, or what the course gives all of them. */
export function adjustAbsent(
  student: Student,
  outOf: number,
  overrides: readonly Override[],
  missing: MissingMarks,
): AbsentMark {
  const own = overrides.filter(({ students }) => students.includes(student.id));
  const total = own.find(({ change }) => change.kind === 'total');
  const to = total?.change.kind === 'total' ? total.change.marks : undefined;
  const because = total?.comment === undefined ? {} : { because: total.comment };
  return {
    student,
    outOf,
    mark: markOf(own, to, missing),
    changes: to === undefined ? [] : [{ to, outOf, ...because }],
    comments: own.flatMap(({ comment, change }) => (comment === undefined || change.kind === 'total' ? [] : [comment])),
  };
}

function markOf(own: readonly Override[], decided: number | undefined, missing: MissingMarks): FinalMark {
  if (own.some(({ change }) => change.kind === 'excuse')) return { kind: 'excused' };
  if (decided !== undefined) return { kind: 'marks', marks: decided };
  return missing === '0' ? { kind: 'marks', marks: 0 } : { kind: 'none' };
}
