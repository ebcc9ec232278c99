import { bestPairs } from './best-pairs.ts';
import type { RankedPair, Ranking } from './best-pairs.ts';
import { containedShare, minFingerprints } from './measure.ts';
import { type SameCode, type Sides, sidesOf } from './same-code.ts';

/** The submissions that have a fingerprint, and how often: submission, times, submission, times ... */
type Posting = number[];

/**
 * Ranks every pair by the share of its own fingerprints that both have. Pairs are only counted here; the fragments are
 * found later, for the few pairs that are listed. (The similarity of dolos itself is not used: it assumes that the
 * right side ignores the same as the left one.)
 */
export function rankPairs(
  groups: readonly SameCode[],
  /** The fingerprints of each group, without those of the template. */
  fingerprints: readonly Uint32Array[],
  threshold: number,
): Ranking {
  const isTooLittle = (at: number) => (fingerprints[at]?.length ?? 0) < minFingerprints;
  const postings = postingsOf(fingerprints);
  const best = bestPairs();
  for (const [at, left] of groups.entries()) {
    if (isTooLittle(at)) continue;
    const same = left.members.length === 1 ? undefined : sidesOf(left, left);
    if (same !== undefined) best.add({ ...same, similarity: 1, leftShare: 1, rightShare: 1 });
    const { inLeft, inRight } = countsFrom(at, fingerprints, postings);
    for (let other = at + 1; other < groups.length; other += 1) {
      const right = groups[other];
      const [lefts, rights] = [inLeft[other] ?? 0, inRight[other] ?? 0];
      if (right === undefined || Math.min(lefts, rights) < minFingerprints) continue;
      const shares = sharesOf([lefts, rights], [fingerprints[at]?.length ?? 0, fingerprints[other]?.length ?? 0]);
      const sides = isWorthALook(shares, threshold) ? sidesOf(left, right) : undefined;
      if (sides !== undefined) best.add({ ...sides, ...shares });
    }
  }
  return { ...best.result(), tooLittle: new Set(groups.filter((_, at) => isTooLittle(at))) };
}

type Shares = Omit<RankedPair, keyof Sides>;
type Both = readonly [left: number, right: number];

function sharesOf([lefts, rights]: Both, [ownLeft, ownRight]: Both): Shares {
  const similarity = (lefts + rights) / (ownLeft + ownRight);
  return { similarity, leftShare: lefts / ownLeft, rightShare: rights / ownRight };
}

function isWorthALook({ similarity, leftShare, rightShare }: Shares, threshold: number): boolean {
  const contained = Math.max(leftShare, rightShare) * 100 >= Math.max(containedShare, threshold);
  return similarity * 100 >= threshold || contained;
}

function postingsOf(fingerprints: readonly Uint32Array[]): ReadonlyMap<number, Posting> {
  const postings = new Map<number, Posting>();
  for (const [at, hashes] of fingerprints.entries()) {
    for (const hash of hashes) {
      const posting = postings.get(hash);
      if (posting === undefined) postings.set(hash, [at, 1]);
      else if (posting.at(-2) === at) posting[posting.length - 1] = (posting.at(-1) ?? 0) + 1;
      else posting.push(at, 1);
    }
  }
  return postings;
}

/** How many fingerprints of one group each later group has, and the other way round. */
function countsFrom(at: number, fingerprints: readonly Uint32Array[], postings: ReadonlyMap<number, Posting>) {
  const inLeft = new Uint32Array(fingerprints.length);
  const inRight = new Uint32Array(fingerprints.length);
  const times = new Map<number, number>();
  for (const hash of fingerprints[at] ?? []) times.set(hash, (times.get(hash) ?? 0) + 1);
  for (const [hash, own] of times) {
    const posting = postings.get(hash) ?? [];
    for (let place = posting.length - 2; (posting[place] ?? -1) > at; place -= 2) {
      const other = posting[place] ?? 0;
      inLeft[other] = (inLeft[other] ?? 0) + own;
      inRight[other] = (inRight[other] ?? 0) + (posting[place + 1] ?? 0);
    }
  }
  return { inLeft, inRight };
}
