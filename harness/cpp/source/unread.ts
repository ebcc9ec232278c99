import type { ReadingLimit } from '../../model/program/reading-limit.ts';
import { countBelow } from './sorted.ts';

/** A stretch of the source for which the tree cannot be relied on, and why. Rules have no findings there. */
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

const finders = new WeakMap<readonly Unread[], (offset: number) => boolean>();

/** Whether a place is in one of these stretches, which come in the order of the text. */
export function isUnread(list: readonly Unread[], offset: number): boolean {
  const known = finders.get(list) ?? finderIn(list);
  finders.set(list, known);
  return known(offset);
}

function finderIn(list: readonly Unread[]): (offset: number) => boolean {
  // How far the stretches up to each one reach: one may be inside another.
  const reach: number[] = [];
  for (const { end } of list) reach.push(Math.max(end, reach.at(-1) ?? 0));
  return (offset) => (reach[countBelow(list, offset + 1, ({ start }) => start) - 1] ?? 0) > offset;
}
