/** A stretch of the source that the tree cannot speak for, and why: there, rules accuse nobody. */
export interface Unread {
  readonly start: number;
  readonly end: number;
  readonly because: UnreadReason;
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
