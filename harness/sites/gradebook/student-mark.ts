import type { FinalMark } from '../../model/result/overrides.ts';
import type { Student } from '../../model/submission/submission.ts';

/** The mark of one student for the course site. */
export interface StudentMark {
  readonly student: Student;
  readonly mark: FinalMark;
  readonly outOf: number;
  /** There is no submission. */
  readonly absent?: true;
  /** Sentences for the student, if the site has a column for them. */
  readonly feedback: readonly string[];
}
