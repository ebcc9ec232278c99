import { expect, test } from 'vitest';
import type { Finding } from '../../../harness/model/result/finding.ts';
import { explainFinding } from '../finding.ts';

const place = { file: 'hex.cpp', line: 3, column: 5, marks: -1 };

test('a function that never runs is reported with what calls it', () => {
  const by = ['nothing', 'itself', 'its-own-helpers'] as const;
  const uncalled = by.map((who): Finding => ({ rule: 'function-called', ...place, function: 'gridState', by: who }));
  expect(uncalled.map(explainFinding)).toEqual([
    '`gridState` is never called. The assignment asks for programs that use it: call it where the program needs what it does.',
    '`gridState` is only called by itself, so it never runs. Call it from `main` or from another function.',
    '`gridState` is only called by functions that it calls itself, so it never runs. Call it from `main` or from another function.',
  ]);
});

test('too few functions are counted', () => {
  const few = [0, 2].map((found): Finding => ({ rule: 'min-functions', ...place, demanded: 3, found }));
  expect(few.map(explainFinding)).toEqual([
    'The assignment asks for at least 3 functions besides `main`; this program has none. Move parts of the work into functions of their own.',
    'The assignment asks for at least 3 functions besides `main`; this program has 2. Move more parts of the work into functions of their own.',
  ]);
});

test('too few functions with array parameters are counted', () => {
  const few = [0, 1].map((found): Finding => ({ rule: 'array-parameters', ...place, demanded: found + 1, found }));
  expect(few.map(explainFinding)).toEqual([
    'The assignment asks for at least 1 function with an array as a parameter, like `int sumOf(int numbers[], int count)`; this program has none.',
    'The assignment asks for at least 2 functions with an array as a parameter, like `int sumOf(int numbers[], int count)`; this program has 1.',
  ]);
});

test('a provided function that was changed is reported with its first token that differs', () => {
  const provided = (tokens: { demanded?: string; found?: string }): Finding => ({
    rule: 'provided-unmodified',
    ...place,
    function: 'printGrid',
    ...tokens,
  });
  const demand = 'Provided functions must stay as they are; only comments and layout may change.';
  expect(
    [
      provided({ demanded: '"  o"', found: '"`o"' }),
      provided({ found: 'cout' }),
      provided({ demanded: ';' }),
      provided({}),
    ].map(explainFinding),
  ).toEqual([
    '`printGrid` was changed: you have `"\'o"`; the handout has `"  o"`. ' + demand,
    '`printGrid` was changed: `cout` is not in the handout. ' + demand,
    '`printGrid` was changed: it ends before the `;` of the handout. ' + demand,
    '`printGrid` is not in the program. It was given to you and must stay there as it is.',
  ]);
});
