import type { CodeIndex, IndexedCode } from './index-code.ts';
import { containedShare, leastFingerprints, mostPairs } from './measure.ts';
import { haveSomebodyInCommon } from './same-code.ts';

export interface RankedPair {
  readonly left: IndexedCode;
  readonly right: IndexedCode;
  readonly similarity: number;
  readonly leftShare: number;
  readonly rightShare: number;
}

export interface Ranking {
  /** The most similar first, and not more than anybody looks at. */
  readonly pairs: readonly RankedPair[];
  readonly more: number;
  /** Those with hardly any code of their own. */
  readonly tooLittle: ReadonlySet<IndexedCode>;
}

/** One fingerprint in all files that have it. */
interface Posting {
  readonly files: number[];
  readonly times: number[];
}

/**
 * Every pair by the share of its own fingerprints that both have. Only counted here, without looking at the pair
 * itself: that is left to those few that are listed. (The similarity that dolos tells of a pair takes what is ignored
 * in the left file for what is ignored in the right one, so ours is counted anew.)
 */
export function rankPairs({ index, groups }: CodeIndex, threshold: number): Ranking {
  const { postings, perFile, own } = postingsOf({ index, groups });
  const tooLittle = new Set(groups.filter((_, at) => (own[at] ?? 0) < leastFingerprints));
  const kept = bestPairs();
  for (const [at, left] of groups.entries()) {
    if (tooLittle.has(left)) continue;
    keepSame(left, kept.add);
    const inLeft = new Uint32Array(groups.length);
    const inRight = new Uint32Array(groups.length);
    for (const { posting, times } of perFile[at] ?? []) {
      const { files, times: theirs } = postings[posting] ?? { files: [], times: [] };
      for (const [place, file] of files.entries()) {
        if (file <= at) continue;
        inLeft[file] = (inLeft[file] ?? 0) + times;
        inRight[file] = (inRight[file] ?? 0) + (theirs[place] ?? 0);
      }
    }
    for (let other = at + 1; other < groups.length; other += 1) {
      const right = groups[other];
      const [lefts, rights] = [inLeft[other] ?? 0, inRight[other] ?? 0];
      if (right === undefined || Math.min(lefts, rights) < leastFingerprints || tooLittle.has(right)) continue;
      const [ownLeft, ownRight] = [own[at] ?? 0, own[other] ?? 0];
      const similarity = (lefts + rights) / (ownLeft + ownRight);
      const [leftShare, rightShare] = [lefts / ownLeft, rights / ownRight];
      const contained = Math.max(leftShare, rightShare) * 100 >= Math.max(containedShare, threshold);
      if ((similarity * 100 < threshold && !contained) || isTheSamePerson(left, right)) continue;
      kept.add({ left, right, similarity, leftShare, rightShare });
    }
  }
  return { ...kept.result(), tooLittle };
}

function keepSame(group: IndexedCode, add: (pair: RankedPair) => void): void {
  if (group.twin !== undefined) add({ left: group, right: group, similarity: 1, leftShare: 1, rightShare: 1 });
}

function isTheSamePerson(left: IndexedCode, right: IndexedCode): boolean {
  return left.others.length === 0 && right.others.length === 0 && haveSomebodyInCommon(left.first, right.first);
}

function postingsOf({ index, groups }: CodeIndex) {
  const numbers = new Map(groups.map(({ file }, at) => [file, at]));
  const perFile = groups.map((): { posting: number; times: number }[] => []);
  const postings: Posting[] = [];
  const own = groups.map(() => 0);
  for (const fingerprint of index.sharedFingerprints()) {
    if (fingerprint.ignored) continue;
    const posting: Posting = { files: [], times: [] };
    for (const file of fingerprint.files()) {
      const at = numbers.get(file);
      if (at === undefined) continue;
      const times = fingerprint.occurrencesOf(file).length;
      posting.files.push(at);
      posting.times.push(times);
      own[at] = (own[at] ?? 0) + times;
      perFile[at]?.push({ posting: postings.length, times });
    }
    postings.push(posting);
  }
  return { postings, perFile, own };
}

function bestPairs() {
  let best: RankedPair[] = [];
  let found = 0;
  const cut = () => {
    best = best.toSorted(bySimilarity).slice(0, mostPairs);
  };
  return {
    add(pair: RankedPair): void {
      found += 1;
      best.push(pair);
      if (best.length > 8 * mostPairs) cut();
    },
    result(): { readonly pairs: readonly RankedPair[]; readonly more: number } {
      cut();
      return { pairs: best, more: found - best.length };
    },
  };
}

function bySimilarity(one: RankedPair, other: RankedPair): number {
  return (
    other.similarity - one.similarity ||
    compare(one.left.first.id, other.left.first.id) ||
    compare(one.right.first.id, other.right.first.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
