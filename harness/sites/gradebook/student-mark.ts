import type { FinalMark } from '../../model/result/overrides.ts';
import type { Student } from '../../model/submission/submission.ts';

/** What a course site is to know about one student. */
export interface StudentMark {
  readonly student: Student;
  readonly mark: FinalMark;
  readonly outOf: number;
  /** Handed in nothing. */
  readonly absent?: true;
  /** Sentences for the student, where the site has a place for them. */
  readonly feedback: readonly string[];
}
