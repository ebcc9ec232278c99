import type { Grading } from './grading.ts';
import type { Student } from '../submission/submission.ts';

/** What a person decided about marks. The automatic ones are kept beneath. */
export interface Override {
  /** Ids of submissions, which mean everybody of them, or of single members of a group. */
  readonly students: readonly string[];
  readonly change: OverrideChange;
  /** For the student to read. */
  readonly comment?: string;
}

export type OverrideChange =
  | { readonly kind: 'case'; readonly case: string; readonly marks: number }
  | { readonly kind: 'total'; readonly marks: number }
  | { readonly kind: 'excuse' }
  /** Nothing but the comment. */
  | { readonly kind: 'comment' };

/** A grading with what people decided. */
export interface Adjusted {
  /** Whose it is: everybody of the submission, without those about whom something else was decided. */
  readonly students: readonly Student[];
  /** It is about some members of a group only, and the others need not know. */
  readonly alone?: true;
  /** As it was graded; result files keep this one. */
  readonly automatic: Grading;
  /** With the decided marks of cases and total in their places. */
  readonly grading: Grading;
  readonly mark: FinalMark;
  readonly changes: readonly MarkChange[];
  /** What was said beside the changes. */
  readonly comments: readonly string[];
}

/** Somebody of the list of the class who handed in nothing, with what people decided. */
export interface AbsentMark {
  readonly student: Student;
  readonly outOf: number;
  readonly mark: FinalMark;
  readonly changes: readonly MarkChange[];
  readonly comments: readonly string[];
}

/** What stands for the marks of who handed in nothing, where nobody has decided. */
export const missingMarks = ['0', 'blank'] as const;
export type MissingMarks = (typeof missingMarks)[number];

/** `none`: nothing could be graded and nobody decided; an empty cell is no mark, while 0 is one. */
export type FinalMark =
  | { readonly kind: 'marks'; readonly marks: number }
  | { readonly kind: 'excused' }
  | { readonly kind: 'none' };

export interface MarkChange {
  /** Id of the case; absent: the total. */
  readonly case?: string;
  /** Absent where nothing could be graded. */
  readonly from?: number;
  readonly to: number;
  readonly outOf: number;
  readonly because?: string;
}
