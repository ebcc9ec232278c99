import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RulePrice, sourceRuleIds, unreadableSource } from '../model/assignment/assignment.ts';
import type { Observation, UnpricedFinding } from '../model/result/finding.ts';
import { priceFindings } from './price-findings.ts';

const place = { file: 'a.cpp', line: 1, column: 1 };
const rules = ['no-arrays', 'no-globals', 'min-functions'] as const;
type Rule = (typeof rules)[number];

function breach(rule: Rule): Observation {
  return { finding: findingOf(rule), free: false };
}

function findingOf(rule: Rule): UnpricedFinding {
  if (rule === 'no-arrays') return { rule, ...place, what: 'variable' };
  if (rule === 'no-globals') return { rule, ...place, name: 'n', what: 'variable' };
  return { rule, ...place, demanded: 2, found: 1 };
}

function unreadable(undecided: readonly Rule[]): Observation {
  return { finding: { rule: unreadableSource, ...place, limit: 'depth', undecided: [...undecided] }, free: false };
}

function costOf(observations: readonly Observation[], prices: readonly RulePrice[]): number {
  return priceFindings(observations, prices).reduce((sum, { marks }) => sum - marks, 0);
}

const price = fc.record({
  rule: fc.constantFrom(...rules),
  each: fc.integer({ min: 0, max: 5 }),
  most: fc.integer({ min: 0, max: 10 }),
});
const prices = fc
  .uniqueArray(price, { selector: ({ rule }) => rule })
  .map((some): RulePrice[] => [...some, { rule: unreadableSource, each: 0, most: 10 }]);
const breaches = fc.array(fc.constantFrom(...rules).map(breach), { maxLength: 12 });

test('an unreadable source never costs less than breaking every rule that it leaves undecided', () => {
  fc.assert(
    fc.property(prices, breaches, breaches, (scheme, found, hidden) => {
      const open = costOf([...found, ...hidden], scheme);
      expect(costOf([...found, unreadable(rules)], scheme)).toBeGreaterThanOrEqual(open);
    }),
  );
});

test('several unreadable files cost as much as one of them', () => {
  fc.assert(
    fc.property(prices, breaches, (scheme, found) => {
      const one = costOf([...found, unreadable(rules)], scheme);
      expect(costOf([...found, unreadable(rules), unreadable(rules)], scheme)).toBe(one);
    }),
  );
});

test('an assignment may set a higher deduction, and then its maximum holds', () => {
  const scheme = [
    { rule: 'no-arrays', each: 1, most: 2 },
    { rule: unreadableSource, each: 4, most: 6 },
  ] as const;
  expect(priceFindings([unreadable(rules), unreadable(rules), unreadable(rules)], scheme)).toMatchObject([
    { marks: -4 },
    { marks: -2 },
    { marks: 0 },
  ]);
});

test('a finding that counts as several costs as much as these, and no more than the maximum of its rule', () => {
  const three: Observation = { ...breach('no-arrays'), counts: 3 };
  const marks = (most: number) => priceFindings([three, three], [{ rule: 'no-arrays', each: 1, most }]);
  expect(marks(4)).toMatchObject([{ marks: -3 }, { marks: -1 }]);
  expect(marks(2)).toMatchObject([{ marks: -2 }, { marks: 0 }]);
});

test('rules without a deduction have nothing to lose', () => {
  const scheme = sourceRuleIds.map((rule) => ({ rule, each: 0, most: 10 }));
  expect(costOf([unreadable(rules)], [...scheme, { rule: unreadableSource, each: 0, most: 10 }])).toBe(0);
});
