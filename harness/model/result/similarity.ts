/** Code that appears in several submissions, as facts; the words for them are in reports/explain/. */
export const similarityFormat = 1;

/** Lines of a file, from 1, both ends included. */
export interface Stretch {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** The same code in both, perhaps with other names, comments and layout. */
export interface AlikeFragment {
  readonly left: Stretch;
  readonly right: Stretch;
}

export interface PairSide {
  /** Several if their code differs only in names, comments and layout; the fragments are those of the first. */
  readonly submissions: readonly string[];
  /** Lines of code, without blank lines and comments. */
  readonly lines: number;
  /** The lines among them that also appear in the other. */
  readonly alike: number;
  /** From 0 to 1: how much of its own code, without the template's, also appears in the other. */
  readonly share: number;
}

export interface SimilarPair {
  /** From 0 to 1, of the own code of both together. */
  readonly similarity: number;
  /** Lines of the longest fragment. */
  readonly longest: number;
  readonly left: PairSide;
  readonly right: PairSide;
  /** In the order of the left one's files. */
  readonly fragments: readonly AlikeFragment[];
}

export const leftOutReasons = ['no-code', 'too-little', 'unreadable'] as const;
/**
 * `no-code`: nothing was graded; `too-little`: hardly more than the template; `unreadable`: no C++ that could be read.
 */
export type LeftOutReason = (typeof leftOutReasons)[number];

export interface Similarity {
  readonly format: typeof similarityFormat;
  readonly assignment: string;
  /** In percent: pairs with at least this similarity are listed. */
  readonly threshold: number;
  /** In percent: pairs are also listed if at least so much of one appears in the other. */
  readonly contained: number;
  /** The tool that compared them, with its version. */
  readonly tool: string;
  /** Names of the files whose code does not count. */
  readonly template: readonly string[];
  readonly compared: number;
  /** The most similar first. */
  readonly pairs: readonly SimilarPair[];
  /** How many further pairs are not listed. */
  readonly more: number;
  /** Submissions that are too long or partly unreadable: only the rest of them was compared. */
  readonly inPart: readonly string[];
  readonly leftOut: readonly { readonly submission: string; readonly because: LeftOutReason }[];
}

export type SimilarityOutcome =
  | { readonly kind: 'compared'; readonly similarity: Similarity }
  /** The package that compares is missing or does not run here. Nothing else is affected. */
  | { readonly kind: 'not-installed' }
  | { readonly kind: 'does-not-load'; readonly detail: string }
  /** A fault inside Verbatim. */
  | { readonly kind: 'failed'; readonly detail: string };
