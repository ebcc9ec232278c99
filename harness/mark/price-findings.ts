import { type RuleId, type RulePrice, unreadableSource } from '../model/assignment/assignment.ts';
import type { Finding, Observation, UnpricedFinding } from '../model/result/finding.ts';

/**
 * Sets the deduction for each finding of the rules in the assignment; findings of other rules are dropped. All findings
 * of one rule together cost no more than its maximum.
 */
export function priceFindings(observations: readonly Observation[], prices: readonly RulePrice[]): Finding[] {
  // A rule without a deduction has nothing to lose, whatever its maximum.
  const left = new Map(prices.map((price) => [price.rule, price.each === 0 ? 0 : price.most]));
  const priced: Finding[] = [];
  for (const { finding, free, counts = 1 } of observations) {
    const price = prices.find((candidate) => candidate.rule === finding.rule);
    if (price === undefined) continue;
    const own = Math.min(price.each * counts, left.get(finding.rule) ?? 0);
    const cost = free ? 0 : Math.max(own, costOfOpenRules(finding, left));
    left.set(finding.rule, Math.max(0, (left.get(finding.rule) ?? 0) - cost));
    priced.push({ ...finding, marks: cost === 0 ? 0 : -cost });
  }
  return priced;
}

/**
 * An unreadable source costs all that can still be lost by every rule that it leaves undecided, so that writing such a
 * source never costs less than breaking the rules.
 */
function costOfOpenRules(finding: UnpricedFinding, left: Map<RuleId, number>): number {
  if (finding.rule !== unreadableSource) return 0;
  return finding.undecided.reduce((sum, rule) => {
    const open = left.get(rule) ?? 0;
    left.set(rule, 0);
    return sum + open;
  }, 0);
}
