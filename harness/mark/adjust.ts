import type { Graded, Grading } from '../model/grading.ts';
import type { Adjusted, FinalMark, MarkChange, Override } from '../model/overrides.ts';

/**
 * Puts what people decided over the automatic marks. A case's difference goes into its group and into the total; a
 * decided total stands, whatever the cases say.
 */
export function adjust(automatic: Grading, overrides: readonly Override[]): Adjusted {
  const own = overrides.filter(({ students }) => students.includes(automatic.submission));
  const changes: MarkChange[] = [];
  let grading = automatic;
  for (const { change } of own) {
    if (change.kind !== 'case' || grading.status === 'not-graded') continue;
    const before = grading.cases.find(({ id }) => id === change.case);
    if (before === undefined) continue;
    changes.push({ case: change.case, from: before.marks, to: change.marks });
    grading = withCase(grading, change.case, change.marks);
  }
  for (const { change } of own) {
    if (change.kind !== 'total') continue;
    changes.push({ ...(automatic.status === 'graded' ? { from: automatic.marks } : {}), to: change.marks });
    if (grading.status === 'graded') grading = { ...grading, marks: change.marks };
  }
  return {
    automatic,
    grading,
    mark: finalMark(grading, own),
    changes,
    comments: own.flatMap(({ comment }) => (comment === undefined ? [] : [comment])),
  };
}

function withCase(graded: Graded, id: string, marks: number): Graded {
  const changed = graded.cases.find((one) => one.id === id);
  if (changed === undefined) return graded;
  const more = marks - changed.marks;
  return {
    ...graded,
    marks: hundredths(graded.marks + more),
    groups: graded.groups.map((group) =>
      group.id === changed.group ? { ...group, marks: hundredths(group.marks + more) } : group,
    ),
    cases: graded.cases.map((one) => (one.id === id ? { ...one, marks } : one)),
  };
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
