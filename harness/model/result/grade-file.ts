/** A course site's own file with grades: which sites are known, and what came of filling one in. */
export const siteIds = ['blackboard', 'canvas', 'moodle'] as const;
export type SiteId = (typeof siteIds)[number];

/** Why it is not clear which column takes the marks. */
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

/** What was written, and everybody for whom nothing was. */
export interface FillReport {
  readonly site: SiteId;
  readonly column: string;
  readonly filled: number;
  /** Marks that stood there and are others now. */
  readonly replaced: readonly { readonly id: string; readonly before: string; readonly after: string }[];
  readonly locked: readonly string[];
  readonly withoutMarks: readonly string[];
  /** Those who handed in nothing and for whom nothing was written; and those who got marks all the same. */
  readonly absentLeft: readonly string[];
  readonly absentFilled: readonly string[];
  readonly excusedByHand: readonly string[];
  readonly feedbackKept: readonly string[];
  /** Rows are counted as a spreadsheet does: the header is 1. */
  readonly ambiguous: readonly Ambiguous[];
  /** In the file, not among ours; by the surest of their names. */
  readonly rowsLeft: readonly string[];
  /** Ours, not in the file. */
  readonly studentsLeft: readonly string[];
}
