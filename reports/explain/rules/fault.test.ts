import { expect, test } from 'vitest';
import type { Finding } from '../../../harness/model/result/finding.ts';
import { explainFinding } from '../finding.ts';

const at = { file: 'hex.cpp', line: 41, column: 9 };
const luck = 'The output is right only by luck: another compiler or another machine may give a different one.';

test.each<readonly [Finding, string]>([
  [
    {
      rule: 'memory-fault',
      ...at,
      marks: 0,
      fault: { kind: 'index-out-of-bounds', ...at, index: '-1', array: 'char [11]' },
    },
    'Index -1 is out of bounds for `char [11]`, whose last index is 10.',
  ],
  [
    { rule: 'undefined-behaviour', ...at, marks: 0, fault: { kind: 'uninitialised', at } },
    'A variable is used before it has a value. Give it one where it is declared.',
  ],
  [
    {
      rule: 'undefined-behaviour',
      ...at,
      marks: -1,
      fault: { kind: 'overflow', ...at, left: '2147483647', operator: '+', right: '1', type: 'int' },
    },
    '2147483647 + 1 is too large or too small for `int`.',
  ],
  [
    { rule: 'memory-fault', ...at, marks: 0, visibility: 'hidden' },
    'In a hidden case, this reads or writes outside of a variable or an array.',
  ],
  [
    { rule: 'undefined-behaviour', ...at, marks: 0, visibility: 'hidden' },
    'In a hidden case, this does something whose result the C++ language leaves open.',
  ],
])('%j is explained', (finding, words) => {
  expect(explainFinding(finding)).toBe(`${words} ${luck}`);
});
