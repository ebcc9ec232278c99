import type { LatePolicy } from '../model/assignment/assignment.ts';
import type { Graded, Grading } from '../model/result/grading.ts';
import type { Adjusted, FinalMark, MarkChange, Override } from '../model/result/overrides.ts';
import type { Student } from '../model/submission/submission.ts';
import { lateDeduction } from './late.ts';

/** One grading with the decisions for these students. */
export function decidedGrading(
  automatic: Grading,
  students: readonly Student[],
  own: readonly Override[],
  late: LatePolicy | undefined,
): Adjusted {
  const changes: MarkChange[] = [];
  let grading = automatic;
  for (const { change, comment } of own) {
    if (change.kind !== 'case' || grading.status === 'not-graded') continue;
    const before = grading.cases.find(({ id }) => id === change.case);
    if (before === undefined) continue;
    changes.push({ case: change.case, from: before.marks, to: change.marks, outOf: before.outOf, ...because(comment) });
    grading = withCase(grading, change.case, change.marks);
  }
  if (grading.status === 'graded' && changes.length > 0) grading = lateAnew(grading, late);
  for (const { change, comment } of own) {
    if (change.kind !== 'total') continue;
    const from = automatic.status === 'graded' ? { from: automatic.marks } : {};
    changes.push({ ...from, to: change.marks, outOf: automatic.outOf, ...because(comment) });
    if (grading.status === 'graded') grading = withTotal(grading, change.marks);
  }
  return {
    students,
    automatic,
    grading,
    mark: finalMark(grading, own),
    changes,
    comments: own.flatMap(({ comment, change }) =>
      comment === undefined || change.kind === 'case' || change.kind === 'total' ? [] : [comment],
    ),
  };
}

function because(comment: string | undefined): { readonly because?: string } {
  return comment === undefined ? {} : { because: comment };
}

/** Does not yet compute lateness again. */
function withCase(graded: Graded, id: string, marks: number): Graded {
  const changed = graded.cases.find((one) => one.id === id);
  if (changed === undefined) return graded;
  const more = marks - changed.marks;
  return {
    ...graded,
    groups: graded.groups.map((group) =>
      group.id === changed.group ? { ...group, marks: hundredths(group.marks + more) } : group,
    ),
    cases: graded.cases.map((one) => (one.id === id ? { ...one, marks } : one)),
    marks: hundredths(graded.marks + more),
  };
}

/**
 * Computes the deduction for lateness again from the changed marks, because it is never more than they are. If the
 * policy is no longer known, the old deduction is kept.
 */
function lateAnew(graded: Graded, late: LatePolicy | undefined): Graded {
  const { lateDeduction: before } = graded;
  if (before === undefined) return graded;
  const earned = hundredths(graded.marks + before);
  const lost = late === undefined ? Math.min(before, earned) : lateDeduction(earned, graded, late);
  return { ...graded, marks: hundredths(earned - lost), lateDeduction: lost };
}

/** A person who decides the total has taken lateness into account. */
function withTotal({ lateDeduction: _lost, ...graded }: Graded, marks: number): Graded {
  return { ...graded, marks };
}

function finalMark(grading: Grading, own: readonly Override[]): FinalMark {
  if (own.some(({ change }) => change.kind === 'excuse')) return { kind: 'excused' };
  if (grading.status === 'graded') return { kind: 'marks', marks: grading.marks };
  const total = own.flatMap(({ change }) => (change.kind === 'total' ? [change.marks] : [])).at(-1);
  return total === undefined ? { kind: 'none' } : { kind: 'marks', marks: total };
}

function hundredths(marks: number): number {
  return Math.round(marks * 100) / 100;
}
