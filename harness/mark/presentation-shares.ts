import { type PresentationClass, type Scheme, presentationClasses } from '../model/assignment/assignment.ts';
import type { Verdict } from '../model/result/verdict.ts';

/**
 * The share of its marks that a case keeps when it differs in this way, reduced so that no way costs more than its
 * maximum.
 */
export type PresentationShares = Scheme['presentation'];

/** The marks for a case, and the verdicts of its runs. */
export interface WorthOfTrials {
  readonly outOf: number;
  readonly trials: readonly Verdict[];
}

/** What all cases together lose for one way of presentation. */
export interface PresentationCost {
  readonly cases: number;
  readonly marks: number;
}

interface Reckoned {
  readonly shares: PresentationShares;
  readonly costs: ReadonlyMap<PresentationClass, PresentationCost>;
}

/**
 * If a way of presentation would cost more than its maximum, the deduction of every case is reduced in proportion: no
 * case pays for another one, and their order makes no difference. A case that differs in several ways loses for the
 * milder one first.
 */
export function presentationShares(
  { presentation, presentationMost = {} }: Pick<Scheme, 'presentation' | 'presentationMost'>,
  cases: readonly WorthOfTrials[],
): Reckoned {
  const shares: Record<PresentationClass, number> = { ...presentation };
  const costs = new Map<PresentationClass, PresentationCost>();
  const differing = cases.filter(({ trials }) => trials.some(({ kind }) => kind === 'presentation'));
  for (const name of presentationClasses) {
    const losses = differing.map((one) => lossBy(name, shares, one)).filter((loss) => loss > 0);
    const full = losses.reduce((sum, loss) => sum + loss, 0);
    const cost = Math.min(full, presentationMost[name] ?? full);
    if (full > cost) shares[name] = 1 - (1 - shares[name]) * (cost / full);
    if (losses.length > 0) costs.set(name, { cases: losses.length, marks: cost });
  }
  return { shares, costs };
}

function lossBy(name: PresentationClass, shares: PresentationShares, { outOf, trials }: WorthOfTrials): number {
  if (trials.length === 0) return 0;
  const lost = trials.reduce((sum, trial) => sum + lossOfTrial(name, shares, trial), 0);
  return (outOf * lost) / trials.length;
}

function lossOfTrial(name: PresentationClass, shares: PresentationShares, verdict: Verdict): number {
  if (verdict.kind !== 'presentation' || !verdict.classes.includes(name)) return 0;
  const milder = presentationClasses.slice(0, presentationClasses.indexOf(name));
  const before = milder.reduce((kept, one) => (verdict.classes.includes(one) ? kept * shares[one] : kept), 1);
  return before * (1 - shares[name]);
}
