import type { Student } from '../../harness/model/submission.ts';

/** What a course site is to know about one student. */
export interface StudentMark {
  readonly student: Student;
  /** `none`: nothing could be graded, and an empty cell is no mark, while 0 is one. */
  readonly mark:
    | { readonly kind: 'marks'; readonly marks: number }
    | { readonly kind: 'excused' }
    | { readonly kind: 'none' };
  readonly outOf: number;
  /** Sentences for the student, where the site has a place for them. */
  readonly feedback: readonly string[];
}
