import type { Grading } from '../../model/grading.ts';
import { membersOf } from '../../model/submission.ts';

/** Everything that an entry may name. */
export interface Targets {
  readonly gradings: readonly Grading[];
  readonly clusters: Clusters;
}

/** A submission goes by its own id and by those of its members. */
export function namesIn(grading: Grading): string[] {
  return [grading.submission, ...membersOf(grading).map(({ id }) => id)];
}

/** Submissions that fail a case with the same output, under one name. */
export interface Clusters {
  readonly ids: readonly string[];
  readonly studentsIn: (id: string) => readonly string[] | undefined;
}
