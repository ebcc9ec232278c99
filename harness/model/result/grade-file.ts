/** A course site's own file with grades: which sites are known, and the result of filling one in. */
export const siteIds = ['blackboard', 'canvas', 'moodle'] as const;
export type SiteId = (typeof siteIds)[number];

/** Why the column for the marks is not clear. */
export type NoColumn =
  | { readonly kind: 'no-column' }
  | { readonly kind: 'several-columns'; readonly wanted?: string; readonly candidates: readonly string[] }
  | {
      readonly kind: 'unknown-column';
      readonly wanted: string;
      readonly candidates: readonly string[];
      readonly closest?: string;
    };

/** A name that several rows or several students have: none of them was filled in. */
export interface Ambiguous {
  readonly key: string;
  readonly rows: readonly number[];
  readonly ids: readonly string[];
}

/** Why a file could not be filled. */
export type FillProblem =
  | { readonly kind: 'empty-file' }
  | { readonly kind: 'unclosed-quote'; readonly line: number }
  | { readonly kind: 'other-site'; readonly site: SiteId; readonly header: readonly string[] }
  | { readonly kind: 'unknown-site'; readonly header: readonly string[] }
  | NoColumn
  | { readonly kind: 'ragged-row'; readonly row: number; readonly cells: number; readonly header: number }
  | {
      readonly kind: 'other-full-marks';
      readonly column: string;
      readonly inFile: number;
      readonly inAssignment: number;
    };

/** What was written, and all students for whom nothing was written. */
export interface FillReport {
  readonly site: SiteId;
  readonly column: string;
  readonly filled: number;
  /** Marks that the file already had and that were changed. */
  readonly replaced: readonly { readonly id: string; readonly before: string; readonly after: string }[];
  readonly locked: readonly string[];
  readonly withoutMarks: readonly string[];
  /** Students without a submission: those for whom nothing was written, and those who got marks all the same. */
  readonly absentLeft: readonly string[];
  readonly absentFilled: readonly string[];
  readonly excusedByHand: readonly string[];
  readonly feedbackKept: readonly string[];
  /** Rows are counted as a spreadsheet does: the header is 1. */
  readonly ambiguous: readonly Ambiguous[];
  /** Rows of students who are not in the run, each by the most reliable of the student's names. */
  readonly rowsLeft: readonly string[];
  /** Students of the run who are not in the file. */
  readonly studentsLeft: readonly string[];
}
