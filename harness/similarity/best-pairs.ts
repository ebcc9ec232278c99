import { maxPairs } from './measure.ts';
import type { SameCode, Sides } from './same-code.ts';

export interface RankedPair extends Sides {
  readonly similarity: number;
  readonly leftShare: number;
  readonly rightShare: number;
}

export interface Ranking {
  /** The most similar first, and no more than a person would look at. */
  readonly pairs: readonly RankedPair[];
  readonly more: number;
  /** Submissions with hardly any code of their own. */
  readonly tooLittle: ReadonlySet<SameCode>;
}

/** Collects pairs and keeps the most similar ones: if all submissions are alike, a large class has a million pairs. */
export function bestPairs() {
  let best: RankedPair[] = [];
  let found = 0;
  const cut = () => {
    best = best.toSorted(bySimilarity).slice(0, maxPairs);
  };
  return {
    add(pair: RankedPair): void {
      found += 1;
      best.push(pair);
      if (best.length > 8 * maxPairs) cut();
    },
    result(): Pick<Ranking, 'pairs' | 'more'> {
      cut();
      return { pairs: best, more: found - best.length };
    },
  };
}

function bySimilarity(one: RankedPair, other: RankedPair): number {
  return (
    other.similarity - one.similarity ||
    compare(idOf(one.left), idOf(other.left)) ||
    compare(idOf(one.right), idOf(other.right))
  );
}

function idOf([first]: Sides['left']): string {
  return first?.id ?? '';
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
