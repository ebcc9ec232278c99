import type { AlikeFragment, Stretch } from '../model/result/similarity.ts';
import type { DolosFragment } from './dolos.ts';
import { stretchTokens, stretchesInWindow } from './measure.ts';
import type { SubmissionCode } from './submission-code.ts';

export interface Alike {
  readonly fragments: readonly AlikeFragment[];
  /** The number of lines of code in them, on each side. */
  readonly left: number;
  readonly right: number;
}

/** Consecutive tokens that both submissions have. */
interface Run {
  readonly left: number;
  readonly right: number;
  readonly length: number;
}

/** Blank lines and an edited line between two fragments do not separate them. */
const maxLinesBetween = 3;

/** The fragments that dolos found in a pair, without overlaps: the longest fragment keeps the common part. */
export function alikeIn(found: readonly DolosFragment[], left: SubmissionCode, right: SubmissionCode): Alike {
  const [taken, takenRight] = [new Uint8Array(left.tokens.length), new Uint8Array(right.tokens.length)];
  const isFree = (at: number, there: number) => taken[at] === 0 && takenRight[there] === 0;
  const runs: Run[] = [];
  for (const whole of found.map(runOf).toSorted(byLength)) {
    const run = longestFree(whole, isFree);
    if (run.length < stretchTokens) continue;
    const longer = extended(run, (at, there) => isFree(at, there) && left.tokens[at] === right.tokens[there]);
    taken.fill(1, longer.left, longer.left + longer.length);
    takenRight.fill(1, longer.right, longer.right + longer.length);
    runs.push(longer);
  }
  return {
    fragments: joined(runs.toSorted((one, other) => one.left - other.left).flatMap((run) => split(run, left, right))),
    left: linesIn(left, taken),
    right: linesIn(right, takenRight),
  };
}

function runOf({ leftSelection, rightSelection }: DolosFragment): Run {
  const lengths = [leftSelection, rightSelection].map(({ startRow, endRow }) => endRow - startRow + 1);
  return { left: leftSelection.startRow, right: rightSelection.startRow, length: Math.min(...lengths) };
}

function byLength(one: Run, other: Run): number {
  return other.length - one.length || one.left - other.left || one.right - other.right;
}

function longestFree(run: Run, isFree: (at: number, there: number) => boolean): Run {
  let best = { ...run, length: 0 };
  let length = 0;
  for (let at = 0; at < run.length; at += 1) {
    length = isFree(run.left + at, run.right + at) ? length + 1 : 0;
    if (length > best.length) best = { left: run.left + at + 1 - length, right: run.right + at + 1 - length, length };
  }
  return best;
}

/** Extends a run by the few tokens between the stretch that winnowing selected and the real difference. */
function extended({ left, right, length }: Run, isSame: (at: number, there: number) => boolean): Run {
  let [before, behind] = [0, 0];
  while (before < stretchesInWindow && isSame(left - before - 1, right - before - 1)) before += 1;
  while (behind < stretchesInWindow && isSame(left + length + behind, right + length + behind)) behind += 1;
  return { left: left - before, right: right - before, length: before + length + behind };
}

function linesIn({ fileAt, lineAt }: SubmissionCode, taken: Uint8Array): number {
  const lines = new Set<string>();
  for (const [at, isTaken] of taken.entries()) {
    if (isTaken === 1 && fileAt[at] !== 0) lines.add(`${fileAt[at]} ${lineAt[at]}`);
  }
  return lines.size;
}

/** Splits a run at the ends of files, which are at the same tokens on both sides. */
function split(run: Run, left: SubmissionCode, right: SubmissionCode): AlikeFragment[] {
  const parts: { left: Stretch; right: Stretch }[] = [];
  let open: { left: Stretch; right: Stretch } | undefined;
  for (let at = 0; at < run.length; at += 1) {
    const [one, other] = [stretchAt(left, run.left + at), stretchAt(right, run.right + at)];
    if (one === undefined || other === undefined) {
      open = undefined;
    } else if (open !== undefined) {
      open.left = together(open.left, one);
      open.right = together(open.right, other);
    } else {
      open = { left: one, right: other };
      parts.push(open);
    }
  }
  return parts;
}

/** The place of a token; undefined for the boundary between two files. */
function stretchAt({ files, fileAt, lineAt, untilAt }: SubmissionCode, at: number): Stretch | undefined {
  const file = files[(fileAt[at] ?? 0) - 1];
  return file === undefined ? undefined : { file, from: lineAt[at] ?? 0, to: untilAt[at] ?? 0 };
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
  return one.file === next.file && next.from >= one.from && next.from - one.to - 1 <= maxLinesBetween;
}

function together(one: Stretch, next: Stretch): Stretch {
  return { ...one, to: Math.max(one.to, next.to) };
}
