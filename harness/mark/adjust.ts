import type { LatePolicy } from '../model/assignment/assignment.ts';
import type { Grading } from '../model/result/grading.ts';
import type { Adjusted, Override } from '../model/result/overrides.ts';
import { membersOf } from '../model/submission/submission.ts';
import { decidedGrading } from './decided-grading.ts';

/**
 * Puts decisions of people in place of the automatic marks. The difference of a case changes its group and the total,
 * from which the policy then deducts lateness; a decided total is final, whatever its cases and the clock say.
 * A decision about one member of a group is for that one only, and comes before a decision about the group.
 */
export function adjust(automatic: Grading, overrides: readonly Override[], late?: LatePolicy): Adjusted[] {
  const members = membersOf(automatic);
  const [only, second] = members;
  // Students who work alone can be named by either id.
  const shared = overrides.filter(
    isFor(second === undefined ? [automatic.submission, only?.id ?? ''] : [automatic.submission]),
  );
  const single = members.filter(
    ({ id }) => second !== undefined && id !== automatic.submission && overrides.some(isFor([id])),
  );
  const others = members.filter((member) => !single.includes(member));
  return [
    ...(others.length === 0 ? [] : [decidedGrading(automatic, others, shared, late)]),
    ...single.map((member): Adjusted => {
      const own = overrides.filter(isFor([member.id]));
      const rest = shared.filter(({ change }) => !own.some((one) => isAboutTheSame(one.change, change)));
      return { ...decidedGrading(automatic, [member], [...rest, ...own], late), alone: true };
    }),
  ];
}

function isFor(ids: readonly string[]) {
  return ({ students }: Override) => ids.some((id) => students.includes(id));
}

/** Comments never replace each other. */
function isAboutTheSame(one: Override['change'], other: Override['change']): boolean {
  if (one.kind === 'comment' || other.kind === 'comment') return false;
  const [of, than] = [one, other].map((change) => (change.kind === 'case' ? change.case : 'total'));
  return of === than;
}
