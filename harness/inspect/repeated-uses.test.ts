import { expect, test } from 'vitest';
import type { Observation } from '../model/result/finding.ts';
import { chargedOnce } from './repeated-uses.ts';

const use = (name: string, line: number): Observation => ({
  finding: { rule: 'no-cmath', file: 'a.cpp', line, column: 1, function: name },
  free: false,
});
const global: Observation = {
  finding: { rule: 'no-globals', file: 'a.cpp', line: 1, column: 1, name: 'pow', what: 'variable' },
  free: false,
};

test('a forbidden function is charged once, and every place is reported', () => {
  const all = [global, use('pow', 3), global, use('sqrt', 4), use('pow', 5), use('sqrt', 6)];
  expect(chargedOnce(all)).toEqual([
    ...all.slice(0, 4),
    { ...use('pow', 5), free: true },
    { ...use('sqrt', 6), free: true },
  ]);
});
