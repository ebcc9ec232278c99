import type { AlikeFragment, Stretch } from '../model/similarity.ts';
import type { DolosFragment } from './dolos.ts';
import { stretchTokens } from './measure.ts';
import { type PlacedToken, linesOf } from './submission-code.ts';

export interface Alike {
  readonly fragments: readonly AlikeFragment[];
  /** Lines of code in them, on either side. */
  readonly left: number;
  readonly right: number;
}

/** So many tokens in a row that stand in both. */
interface Run {
  readonly left: number;
  readonly right: number;
  readonly length: number;
}

/** Blank lines and an edited line between two fragments do not tear them apart. */
const mostLinesBetween = 3;

/** What dolos found in a pair, each line once: of fragments that overlap, the longest one has it. */
export function alikeIn(
  found: readonly DolosFragment[],
  left: readonly PlacedToken[],
  right: readonly PlacedToken[],
): Alike {
  const [taken, takenRight] = [new Uint8Array(left.length), new Uint8Array(right.length)];
  const runs: Run[] = [];
  for (const whole of found.map(runOf).toSorted(byLength)) {
    const run = longestFree(whole, taken, takenRight);
    if (run.length < stretchTokens) continue;
    taken.fill(1, run.left, run.left + run.length);
    takenRight.fill(1, run.right, run.right + run.length);
    runs.push(run);
  }
  return {
    fragments: joined(runs.toSorted((one, other) => one.left - other.left).flatMap((run) => split(run, left, right))),
    left: linesOf(left.filter((_, at) => taken[at] === 1)),
    right: linesOf(right.filter((_, at) => takenRight[at] === 1)),
  };
}

function runOf({ leftSelection, rightSelection }: DolosFragment): Run {
  const lengths = [leftSelection, rightSelection].map(({ startRow, endRow }) => endRow - startRow + 1);
  return { left: leftSelection.startRow, right: rightSelection.startRow, length: Math.min(...lengths) };
}

function byLength(one: Run, other: Run): number {
  return other.length - one.length || one.left - other.left || one.right - other.right;
}

function longestFree(run: Run, taken: Uint8Array, takenRight: Uint8Array): Run {
  let best = { ...run, length: 0 };
  let length = 0;
  for (let at = 0; at < run.length; at += 1) {
    length = taken[run.left + at] === 1 || takenRight[run.right + at] === 1 ? 0 : length + 1;
    if (length > best.length) best = { left: run.left + at + 1 - length, right: run.right + at + 1 - length, length };
  }
  return best;
}

/** A run may lead over the end of a file, on either side. */
function split({ left: from, right: there, length }: Run, left: readonly PlacedToken[], right: readonly PlacedToken[]) {
  const parts: { left: Stretch; right: Stretch }[] = [];
  let open: { left: Stretch; right: Stretch } | undefined;
  for (let at = 0; at < length; at += 1) {
    const [one, other] = [left[from + at], right[there + at]];
    if (one === undefined || other === undefined || one.file === '' || other.file === '') {
      open = undefined;
      continue;
    }
    if (open !== undefined && open.left.file === one.file && open.right.file === other.file) {
      open.left = upTo(open.left, one);
      open.right = upTo(open.right, other);
      continue;
    }
    open = { left: stretchAt(one), right: stretchAt(other) };
    parts.push(open);
  }
  return parts;
}

function stretchAt({ file, line, until }: PlacedToken): Stretch {
  return { file, from: line, to: until };
}

function upTo({ file, from, to }: Stretch, { until }: PlacedToken): Stretch {
  return { file, from, to: Math.max(to, until) };
}

function joined(parts: readonly AlikeFragment[]): AlikeFragment[] {
  const result: AlikeFragment[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last !== undefined && follows(last.left, part.left) && follows(last.right, part.right)) {
      result[result.length - 1] = { left: together(last.left, part.left), right: together(last.right, part.right) };
    } else {
      result.push(part);
    }
  }
  return result;
}

function follows(one: Stretch, next: Stretch): boolean {
  return one.file === next.file && next.from >= one.from && next.from - one.to - 1 <= mostLinesBetween;
}

function together(one: Stretch, next: Stretch): Stretch {
  return { ...one, to: Math.max(one.to, next.to) };
}
