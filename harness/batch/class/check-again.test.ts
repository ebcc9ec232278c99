import { expect, test } from 'vitest';
import type { Grading } from '../../model/result/grading.ts';
import { checkAgain } from './check-again.ts';

const offered = [
  { id: 'product', files: ['main.cpp'] },
  { id: 'vowels', files: ['main.cpp'] },
  { id: 'hex', files: ['hex.cpp'] },
];

function again(submitted: string, choice: { readonly assignment: string; readonly truth?: 'solution' }) {
  const grading = { status: 'not-graded', files: [{ expected: 'main.cpp', submitted }] } as unknown as Grading;
  return checkAgain(grading, { files: ['main.cpp'] }, { offered, ...choice });
}

test.each([
  ['hex.cpp', 'hex', 'verbatim check hex.cpp'],
  ['main.cpp', 'vowels', 'verbatim check main.cpp --assignment vowels'],
  ['my work.cpp', 'hex', "verbatim check 'my work.cpp' --assignment hex"],
  ['hex.cpp', '../old courses/hex', "verbatim check hex.cpp --assignment '../old courses/hex'"],
])('the command for %s of %s finds the same assignment again', (submitted, assignment, command) => {
  expect(again(submitted, { assignment })).toBe(command);
});

test('the command repeats what is right', () => {
  expect(again('hex.cpp', { assignment: 'hex', truth: 'solution' })).toBe('verbatim check hex.cpp --truth solution');
});
