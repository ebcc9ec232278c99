import type { Grading } from './grading.ts';

/** The marks of a submission in a run. */
export type Standing =
  | { readonly kind: 'marks'; readonly marks: number }
  | { readonly kind: 'not-graded' }
  /** The submission is not in the run. */
  | { readonly kind: 'absent' };

export interface GradeChange {
  readonly submission: string;
  readonly before: Standing;
  readonly after: Standing;
}

export type Standings = ReadonlyMap<string, Standing>;

export function standingIn(grading: Grading): Standing {
  return grading.status === 'graded' ? { kind: 'marks', marks: grading.marks } : { kind: 'not-graded' };
}

/** All submissions whose marks differ from before, or that were added or went away. */
export function gradeChanges(before: Standings, after: Standings): GradeChange[] {
  const everybody = new Set([...before.keys(), ...after.keys()]);
  return [...everybody].toSorted().flatMap((submission) => {
    const change = { submission, before: of(before, submission), after: of(after, submission) };
    return isSame(change.before, change.after) ? [] : [change];
  });
}

/** New submissions take nothing away: every other change replaces marks that a student had. */
export function replacesMarks(changes: readonly GradeChange[]): boolean {
  return changes.some(({ before }) => before.kind !== 'absent');
}

export function falls({ before, after }: GradeChange): boolean {
  return before.kind === 'marks' && after.kind === 'marks' && after.marks < before.marks;
}

function of(standings: Standings, submission: string): Standing {
  return standings.get(submission) ?? { kind: 'absent' };
}

function isSame(one: Standing, other: Standing): boolean {
  if (one.kind !== 'marks' || other.kind !== 'marks') return one.kind === other.kind;
  // Reports show marks in hundredths.
  return Math.round(one.marks * 100) === Math.round(other.marks * 100);
}
