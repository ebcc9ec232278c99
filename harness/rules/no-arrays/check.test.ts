import { expect, test } from 'vitest';
import { openParser } from '../../cpp/source/grammar-file.ts';
import { readProgram } from '../../cpp/source/program.ts';
import { runRules } from '../run-rules.ts';
import { words } from './words.ts';

/** The first sentence about each array in the source. */
async function sentences(text: string): Promise<string[]> {
  const files = readProgram(await openParser(), [{ name: 'a.cpp', text, provided: false }]);
  const build = { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false };
  const subject = { files, provided: [], skeletons: [], build, compiled: true, assignment: { functions: [] } };
  return runRules(subject, { 'no-arrays': {} }).observations.map(({ finding }) =>
    finding.rule === 'no-arrays' ? words.explain(finding).replace(/(?<=\.) .*$/, '') : finding.rule,
  );
}

test.each([
  ['int a[3];', ['`a` is an array.']],
  ['int *a[3];', ['`a` is an array.']],
  ['int (*p)[3];', ['`p` points to an array.']],
  ['extern int (&r)[3];', ['`r` refers to an array.']],
  ['void f(int (*&p)[3]) {}', ['The parameter `p` has an array in its type.']],
  ['void f(int a[]);', ['The parameter `a` is an array.']],
  ['void f(int (*p)[3]) {}', ['The parameter `p` points to an array.']],
  ['void f(int (&r)[3]) {}', ['The parameter `r` refers to an array.']],
  ['void f(int (*)[3]);', ['A parameter points to an array.']],
  ['struct S { int (*p)[3]; };', ['`p` points to an array.']],
  [
    'int main() { int (&row)[2] = grid[1]; int (*all)[2] = grid; }',
    ['`row` refers to an array.', '`all` points to an array.'],
  ],
])('%s: what points or refers to an array is not called an array', async (text, expected) => {
  expect(await sentences(text)).toEqual(expected);
});

test('an alias of an array, and what is declared with it', async () => {
  expect(await sentences('typedef int Row[3];\nvoid f(Row a, Row &b);\n')).toEqual([
    '`Row` is another name for an array type.',
    'The parameter `a` is an array.',
    'The parameter `b` refers to an array.',
  ]);
});

test('an alias of a pointer or a reference to an array', async () => {
  expect(await sentences('typedef int (*P)[3];\nusing Q = int (*)[3];\nusing R = int (&)[3];\n')).toEqual([
    '`P` is another name for the type of a pointer to an array.',
    '`Q` is another name for the type of a pointer to an array.',
    '`R` is another name for the type of a reference to an array.',
  ]);
});

test('a type without a name', async () => {
  expect(await sentences('int a = sizeof(int[3]) + sizeof(int (*)[3]);')).toEqual([
    'This is an array type.',
    'This is the type of a pointer to an array.',
  ]);
});
