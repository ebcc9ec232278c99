import { expect, test } from 'vitest';
import type { Graded } from '../model/result/grading.ts';
import { flaws } from './expectation.ts';

function graded(findings: readonly object[]): Graded {
  return { cases: [], findings } as unknown as Graded;
}

test('a flaw names its place, and a function that is missing', () => {
  const missing = { rule: 'required-functions', file: 'Shelf.cpp', line: 0, column: 0, demanded: 'char Shelf::kind()' };
  const warning = { rule: 'warnings', file: 'Shelf.cpp', line: 7, column: 1 };
  const comment = { rule: 'header-comment', file: 'Shelf.cpp', line: 0, column: 0 };
  const found = [missing, warning, comment].map((one) => ({ ...one, marks: -2 }));
  expect(flaws(graded([...found, { ...warning, line: 9, marks: 0 }]))).toEqual([
    'policy/required-functions: Shelf.cpp has no char Shelf::kind() that can be called; if its body is in a header, do not require it',
    'policy/warnings: Shelf.cpp:7',
    'policy/header-comment: Shelf.cpp',
  ]);
});
