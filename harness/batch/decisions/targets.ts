import type { Grading } from '../../model/result/grading.ts';
import { type Person, peopleOf } from '../../model/submission/people.ts';
import { membersOf } from '../../model/submission/submission.ts';

/** Everything that an entry may name. */
export interface Targets {
  readonly gradings: readonly Grading[];
  readonly clusters: Clusters;
  /** The students of the class list, including those without a submission. */
  readonly listed?: readonly Person[];
}

/** All students whom an entry may name. */
export function everybody({ gradings, listed }: Targets): Person[] {
  return peopleOf(gradings, listed);
}

/** A submission can be named by its own id or by the ids of its members. */
export function namesIn(grading: Grading): string[] {
  return [grading.submission, ...membersOf(grading).map(({ id }) => id)];
}

/** Clusters: submissions that fail a case with the same output, under one name. */
export interface Clusters {
  readonly ids: readonly string[];
  readonly studentsIn: (id: string) => readonly string[] | undefined;
}
