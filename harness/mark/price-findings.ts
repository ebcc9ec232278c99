import type { RulePrice } from '../model/assignment.ts';
import type { Finding, Observation } from '../model/finding.ts';

/**
 * Puts a price on each finding of the rules that the assignment switched on; rules that it does not name are
 * dropped. Findings of one rule together cost no more than its most.
 */
export function priceFindings(observations: readonly Observation[], prices: readonly RulePrice[]): Finding[] {
  const left = new Map(prices.map((price) => [price.rule, price.most]));
  const priced: Finding[] = [];
  for (const { finding, free } of observations) {
    const price = prices.find((candidate) => candidate.rule === finding.rule);
    if (price === undefined) continue;
    const budget = left.get(finding.rule) ?? 0;
    const cost = free ? 0 : Math.min(price.each, budget);
    left.set(finding.rule, budget - cost);
    priced.push({ ...finding, marks: cost === 0 ? 0 : -cost });
  }
  return priced;
}
