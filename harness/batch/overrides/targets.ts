import type { Grading } from '../../model/grading.ts';

/** Everything that an entry may name. */
export interface Targets {
  readonly gradings: readonly Grading[];
  readonly clusters: Clusters;
}

/** Submissions that fail a case with the same output, under one name. */
export interface Clusters {
  readonly ids: readonly string[];
  readonly studentsIn: (id: string) => readonly string[] | undefined;
}
