import type { Grading } from '../../model/result/grading.ts';
import { type Person, peopleOf } from '../../model/submission/people.ts';
import { membersOf } from '../../model/submission/submission.ts';

/** Everything that an entry may name. */
export interface Targets {
  readonly gradings: readonly Grading[];
  readonly clusters: Clusters;
  /** Those of the list of the class, who may have handed in nothing. */
  readonly listed?: readonly Person[];
}

/** Everybody whom an entry may name. */
export function everybody({ gradings, listed }: Targets): Person[] {
  return peopleOf(gradings, listed);
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
