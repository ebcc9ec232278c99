import type { RuleId, RulePrice } from '../model/assignment/assignment.ts';
import type { Observation, Undecided } from '../model/result/finding.ts';

/** Of one rule in one submission. No person reads more, and 15,000 of them make a result of megabytes. */
export const maxFindingsPerRule = 200;

/**
 * Keeps the first findings of each rule, or more if the largest deduction of the rule needs more: the limit must not
 * change the marks. For the same reason, findings that are free and findings that are charged are counted apart.
 */
export function limitFindings(observations: readonly Observation[], prices: readonly RulePrice[]): Observation[] {
  const charged = new Map<RuleId, number>();
  const free = new Map<RuleId, number>();
  return observations.filter((one) => {
    const { rule } = one.finding;
    const price = one.free ? undefined : prices.find((candidate) => candidate.rule === rule);
    return countIn(one.free ? free : charged, rule) <= Math.max(maxFindingsPerRule, neededFor(price));
  });
}

/** Keeps the first places where each rule could not be decided. */
export function limitUndecided(undecided: readonly Undecided[]): Undecided[] {
  const counts = new Map<RuleId, number>();
  return undecided.filter(({ rule }) => countIn(counts, rule) <= maxFindingsPerRule);
}

/** How many findings reach the largest deduction of a rule. */
function neededFor(price: RulePrice | undefined): number {
  return price === undefined || price.each === 0 ? 0 : Math.ceil(price.most / price.each);
}

function countIn(counts: Map<RuleId, number>, rule: RuleId): number {
  const count = (counts.get(rule) ?? 0) + 1;
  counts.set(rule, count);
  return count;
}
