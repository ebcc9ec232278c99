import { expect, test } from 'vitest';
import type { RulePrice } from '../model/assignment/assignment.ts';
import type { Observation } from '../model/result/finding.ts';
import { limitFindings, limitUndecided, maxFindingsPerRule } from './limit-findings.ts';

const many = 5 * maxFindingsPerRule;
const lines = Array.from({ length: many }, (_, index) => index + 1);
const global = (line: number, free = false): Observation => ({
  finding: { rule: 'no-globals', file: 'a.cpp', line, column: 1, name: 'x', what: 'variable' },
  free,
});
const array = (line: number): Observation => ({
  finding: { rule: 'no-arrays', file: 'a.cpp', line, column: 1, what: 'new' },
  free: false,
});
const price = (each: number): RulePrice[] => [{ rule: 'no-globals', each, most: 10 }];

test('of each rule the first 200 findings are kept, in their order', () => {
  const mixed = lines.flatMap((line) => [global(line), array(line)]);
  expect(limitFindings(mixed, price(1))).toEqual(mixed.slice(0, 2 * maxFindingsPerRule));
});

test('findings that are free take no place away from those that cost', () => {
  const free = lines.map((line) => global(line, true));
  const charged = lines.map((line) => global(line));
  expect(limitFindings([...free, ...charged], price(1))).toEqual([
    ...free.slice(0, maxFindingsPerRule),
    ...charged.slice(0, maxFindingsPerRule),
  ]);
});

test('as many findings are kept as reach the largest deduction of a rule', () => {
  const charged = lines.map((line) => global(line));
  expect(limitFindings(charged, price(0.02))).toEqual(charged.slice(0, 500));
});

test('of the places where a rule could not be decided, the first 200 are kept', () => {
  const doubts = lines.map((line) => {
    return { rule: 'no-cmath', file: 'a.cpp', line, column: 1, because: 'types' } as const;
  });
  expect(limitUndecided(doubts)).toEqual(doubts.slice(0, maxFindingsPerRule));
});
