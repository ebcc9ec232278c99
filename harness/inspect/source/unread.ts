import type { ReadingLimit } from '../../model/reading-limit.ts';

/** A stretch of the source that the tree cannot speak for, and why: there, rules accuse nobody. */
export type Unread = {
  readonly start: number;
  readonly end: number;
} & (
  | {
      readonly because: /** The parser did not understand it. */
        | 'syntax'
        /** What is compiled of it depends on a condition that we cannot follow. */
        | 'condition'
        /** A macro that we cannot follow. */
        | 'macro';
    }
  /** Longer or deeper than any program of a course. */
  | { readonly because: 'limit'; readonly limit: ReadingLimit }
);
