import type { ReadingLimit } from '../../model/reading-limit.ts';

/** A stretch of the source that the tree cannot speak for, and why: there, rules accuse nobody. */
export type Unread = Stretch &
  (
    | { readonly because: UnreadReason }
    /** More than any honest program has. */
    | { readonly because: 'limit'; readonly limit: ReadingLimit }
  );

interface Stretch {
  readonly start: number;
  readonly end: number;
}

export type UnreadReason =
  /** The parser did not understand it. */
  | 'syntax'
  /** An `#if` whose condition we cannot evaluate. */
  | 'condition'
  /** A macro that glues tokens. */
  | 'macro'
  /** Longer or deeper than any program of a course. */
  | 'size';
