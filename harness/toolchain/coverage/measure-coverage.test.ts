// @module-tag compiler
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Assignment } from '../../model/assignment/assignment.ts';
import { prototype } from '../../testing/open-program.ts';
import { type CoverageRequest, measureCoverage } from './measure-coverage.ts';

const runtime = {
  native: `${process.cwd()}/harness/toolchain/runtime`,
  plain: `${process.cwd()}/harness/toolchain/plain/runtime`,
  coverage: `${process.cwd()}/harness/toolchain/coverage/runtime`,
};
const assignment = {
  files: ['tictactoe.cpp'],
  build: { standard: 'c++17', flags: ['-Wall', '-Werror'], seconds: 20 },
  limits: { cpuSeconds: 1, wallSeconds: 3, memoryMiB: 256, outputKiB: 8 },
  functions: [prototype('bool', 'hasWon', 'int', 'int'), prototype('void', 'putMark', 'int&', 'int', 'int')],
} as unknown as Assignment;

async function ofText(
  text: string | Uint8Array,
  runs: Pick<CoverageRequest, 'sessions' | 'calls'>,
  more: Partial<CoverageRequest> = {},
) {
  const solution = [{ name: 'tictactoe.cpp', bytes: Buffer.from(text) }];
  const coverage = await measureCoverage({ assignment, solution, runtime, ...runs, ...more });
  if (coverage.kind === 'not-measured') return coverage.reason;
  return coverage.unreached.map((one) =>
    one.kind === 'condition'
      ? `${one.line}: condition ${one.place} of ${one.of}`
      : `${one.line}: ${one.kind} ${one.kind === 'lines' ? 1 + one.more : one.name}`,
  );
}

const ticTacToe = await readFile('harness/e2e/exercises/tictactoe/solution/tictactoe.cpp');

test('a run ends where the program asks for more input, so what follows is not counted', async () => {
  expect(await ofText(ticTacToe, { sessions: [{ typed: ['1', '1', '9'] }], calls: [] })).toMatchInlineSnapshot(`
    [
      "49: lines 3",
      "55: lines 3",
      "12: condition 2 of 3",
      "17: condition 1 of 1",
      "18: condition 1 of 1",
      "20: condition 1 of 2",
      "20: condition 2 of 2",
      "38: condition 1 of 1",
    ]
  `);
});

test('calls are made without main, and a function that only main needs is not reached', async () => {
  const calls = [
    { function: 'hasWon', args: [111n, 1n] },
    { function: 'hasWon', args: [1001001n, 1n] },
    { function: 'putMark', args: [0n, 3n, 1n] },
  ];
  expect(await ofText(ticTacToe, { sessions: [], calls })).toMatchInlineSnapshot(`
    [
      "29: function printBoard",
      "20: lines 1",
      "12: condition 1 of 3",
      "12: condition 3 of 3",
      "16: condition 1 of 1",
    ]
  `);
});

// gcov computes the counts of some lines from others. It takes the loop for one that has ended, and so line 9 as reached.
test('the counters of a run that never ends are kept', async () => {
  const text = [
    '#include <iostream>',
    '#include <stdexcept>',
    'volatile long turns;',
    'int main() {',
    '  int n;',
    '  std::cin >> n;',
    '  if (n == 2) throw std::runtime_error("two");',
    '  while (n == 1) turns++;',
    '}',
  ].join('\n');
  expect(await ofText(text, { sessions: [{ typed: ['1'] }], calls: [] })).toEqual(['7: condition 1 of 1']);
});

test('a solution that cannot be built with counters is no error', async () => {
  expect(await ofText('int main() { return none; }', { sessions: [{ typed: [] }], calls: [] })).toBe(
    "tictactoe.cpp could not be built with counters (tictactoe.cpp:1:21: error: 'none' was not declared in this scope)",
  );
});

test('without gcov, the reason says so', async () => {
  expect(await ofText(ticTacToe, { sessions: [], calls: [] }, { gcov: 'gcov-of-no-version' })).toBe(
    'gcov-of-no-version is not installed; it comes with GCC',
  );
});
