import { expect, test } from 'vitest';
import { finding } from '../../harness/model/result/finding.ts';
import { grading } from '../../harness/model/result/grading.ts';
import { verdict } from '../../harness/model/result/verdict.ts';
import { sampleStudents } from './students.ts';

const graded = Object.values(sampleStudents).flatMap((one) => (one.status === 'graded' ? [one] : []));

test.each(Object.entries(sampleStudents))('%s is a valid grading', (_name, sample) => {
  expect(grading.safeParse(sample).error).toBeUndefined();
});

test('every kind of verdict occurs', () => {
  const kinds = graded.flatMap(({ cases }) =>
    cases.flatMap(({ verdict: { kind }, evidence }) =>
      evidence?.kind === 'property' ? [kind, evidence.smallest.verdict.kind] : [kind],
    ),
  );
  expect([...new Set(kinds)].toSorted()).toEqual(verdict.options.map(({ shape }) => shape.kind.value).toSorted());
});

test('every rule occurs', () => {
  const rules = graded.flatMap(({ findings }) => findings.map(({ rule }) => rule));
  expect([...new Set(rules)].toSorted()).toEqual(finding.options.map(({ shape }) => shape.rule.value).toSorted());
});
