import { expect, test } from 'vitest';
import type { Finding } from '../../harness/model/result/finding.ts';
import { sampleGrading } from '../samples/sample-grading.ts';
import { reasonText } from './reason.ts';

const place = { file: 'domineering.cpp', line: 3, column: 5 };
const global: Finding = { rule: 'no-globals', ...place, marks: -3, name: 'grid', what: 'variable' };
const unreadable = (marks: number): Finding => ({
  rule: 'unreadable-source',
  ...place,
  marks,
  limit: 'depth',
  undecided: ['no-arrays'],
});
const outcomes = { 'functions/gridState/1': { verdict: { kind: 'wrong-result' as const, mismatches: [] } } };

function reasonFor(findings: readonly Finding[], more: Partial<Parameters<typeof sampleGrading>[0]> = {}): string {
  return reasonText(sampleGrading({ submission: 's1', findings: [...findings], ...more }));
}

test('a source that cannot be read comes before all other findings and failing cases', () => {
  expect(reasonFor([unreadable(-7)])).toBe('the source cannot be read');
  expect(reasonFor([global, unreadable(-7)])).toBe('the source cannot be read, and 1 more finding');
  expect(reasonFor([global, unreadable(-7)], { outcomes })).toBe(
    "the source cannot be read, and 1 more finding; wrong result: The handout's example (functions/gridState/1)",
  );
});

test('a source that cannot be read is not a reason if there is no deduction for it', () => {
  expect(reasonFor([global, unreadable(0)])).toBe('a global variable');
  expect(reasonFor([global, unreadable(0)], { outcomes })).toBe(
    "wrong result: The handout's example (functions/gridState/1)",
  );
});
