import type { Grading } from './grading.ts';
import type { Student } from '../submission/submission.ts';

/** What a person decided about marks. The automatic marks are kept, too. */
export interface Override {
  /** Ids of submissions, which stand for all their members, or of single members of a group. */
  readonly students: readonly string[];
  readonly change: OverrideChange;
  /** For the student to read. */
  readonly comment?: string;
}

export type OverrideChange =
  | { readonly kind: 'case'; readonly case: string; readonly marks: number }
  | { readonly kind: 'total'; readonly marks: number }
  | { readonly kind: 'excuse' }
  /** Only the comment. */
  | { readonly kind: 'comment' };

/** A grading with what people decided. */
export interface Adjusted {
  /** Whose result it is: all members of the submission except those with a decision of their own. */
  readonly students: readonly Student[];
  /** It is about some members of a group only, and the others need not know. */
  readonly alone?: true;
  /** As it was graded; result files keep this one. */
  readonly automatic: Grading;
  /** With the decided marks of cases and total in place of the automatic ones. */
  readonly grading: Grading;
  readonly mark: FinalMark;
  readonly changes: readonly MarkChange[];
  /** Comments that are not part of a change. */
  readonly comments: readonly string[];
}

/** A student of the class list without a submission, with what people decided. */
export interface AbsentMark {
  readonly student: Student;
  readonly outOf: number;
  readonly mark: FinalMark;
  readonly changes: readonly MarkChange[];
  readonly comments: readonly string[];
}

/** What is written as the marks of a student without a submission if there is no decision. */
export const missingMarks = ['0', 'blank'] as const;
export type MissingMarks = (typeof missingMarks)[number];

/** `none`: nothing could be graded and there is no decision. An empty cell is no mark, while 0 is one. */
export type FinalMark =
  | { readonly kind: 'marks'; readonly marks: number }
  | { readonly kind: 'excused' }
  | { readonly kind: 'none' };

export interface MarkChange {
  /** Id of the case; absent: the total. */
  readonly case?: string;
  /** Absent if nothing could be graded. */
  readonly from?: number;
  readonly to: number;
  readonly outOf: number;
  readonly because?: string;
}
