// @module-tag compiler
import { describe, expect, test } from 'vitest';
import { fillsVariables } from '../toolchain/gxx/checks/check-flags.ts';
import { buildText, limits, openToolchain, programOf, prototype } from '../testing/open-program.ts';
import type { Diagnosis } from '../model/result/diagnosis.ts';
import type { Trial } from '../model/result/trial.ts';
import type { Verdict, VerdictKind } from '../model/result/verdict.ts';
import { diagnose } from './diagnose.ts';
import type { CaseResult } from './exercise.ts';
import { openTimeBudget } from './time-budget.ts';

const toolchain = await openToolchain();
const functions = [prototype('int', 'f', 'int')];
const [f = prototype('int', 'f', 'int')] = functions;
const runLimits = { ...limits, outputKiB: 4 };

const session: Trial = { kind: 'session', typed: ['1'], expected: { pieces: [], ends: 'finished' } };
const call: Trial = { kind: 'call', prototype: f, args: [1n], expected: { returns: 0n, after: [1n], prints: '' } };

const verdicts: Readonly<Partial<Record<VerdictKind, Verdict>>> = {
  crashed: { kind: 'crashed', cause: { kind: 'signal', signal: 'SIGSEGV' } },
  'wrong-output': { kind: 'wrong-output', lines: { differing: 1, total: 1 } },
  'timed-out': { kind: 'timed-out', clock: 'cpu', seconds: 1 },
};

function failing(failed: Trial, kind: VerdictKind = 'wrong-output'): CaseResult {
  const verdict = verdicts[kind] ?? { kind: 'accepted' };
  return { verdict, trials: [verdict], failed };
}

/** Puts `#include <iostream>` in line 1, so that the given text begins in line 2. */
async function diagnosesOf(
  text: string,
  results: Readonly<Record<string, CaseResult>>,
  {
    thoroughly = false,
    more = functions,
    spent = false,
  }: { readonly thoroughly?: boolean; readonly more?: typeof functions; readonly spent?: boolean } = {},
) {
  const budget = openTimeBudget({ ...runLimits, budget: { cpuSeconds: 1, waitSeconds: 1 } });
  if (spent) budget.charge({ cpuSeconds: 2, waitSeconds: 0, ended: true, subject: 'f' });
  const whole = `#include <iostream>\n${text}`;
  const program = programOf(await buildText(toolchain, whole, more));
  let built = 0;
  try {
    const found = await diagnose({
      results: new Map(Object.entries(results)),
      program,
      budget,
      thoroughly,
      async buildChecked(how) {
        built += 1;
        const files = [{ name: 'program.cpp', bytes: Buffer.from(whole) }];
        const settings = { standard: 'c++17', flags: ['-Wall'], seconds: 60 };
        return programOf(await toolchain.build({ files, settings, functions: more, checked: how }));
      },
    });
    return { found: Object.fromEntries(found), built };
  } finally {
    await program.dispose();
  }
}

const place = (line: number, column: number) => ({ file: 'program.cpp', line, column });
const inMain = (...lines: readonly string[]) => `int f(int n) { return n; }\nint main() {\n${lines.join('\n')}\n}\n`;

describe.concurrent('the line of a fault is reported', () => {
  test.each<readonly [string, string, Diagnosis]>([
    [
      'an index behind the end of an array',
      inMain('int a[8] = {};', 'int n; std::cin >> n;', 'std::cout << a[n + 7];'),
      { kind: 'index-out-of-bounds', ...place(6, 21), index: '8', array: 'int [8]' },
    ],
    [
      'an index before the beginning of a row',
      inMain('char b[3][5] = {};', 'int n; std::cin >> n;', 'std::cout << b[1][n - 2];'),
      { kind: 'index-out-of-bounds', ...place(6, 24), index: '-1', array: 'char [5]' },
    ],
    [
      'a division by zero',
      inMain('int n; std::cin >> n;', 'std::cout << 5 % (n - 1);'),
      { kind: 'division-by-zero', ...place(5, 16) },
    ],
    [
      'a number that gets too large',
      inMain('int n; std::cin >> n;', 'std::cout << n + 2147483647;'),
      { kind: 'overflow', ...place(5, 18), left: '1', operator: '+', right: '2147483647', type: 'int' },
    ],
    [
      'a shift too far',
      inMain('int n; std::cin >> n;', 'std::cout << (n << 40 * n);'),
      { kind: 'shift-out-of-range', ...place(5, 17), left: '1', right: '40', type: 'int' },
    ],
    [
      'a pointer to nothing',
      inMain('long long *p = nullptr;', 'if (std::cin) std::cout << *p;'),
      { kind: 'null-pointer', ...place(5, 29), type: 'long long' },
    ],
    [
      'a function that ends without its result',
      'int g(int n) { if (n > 5) return 1; }\nint f(int n) { return n; }\nint main() { int n; std::cin >> n; std::cout << g(n); }\n',
      { kind: 'no-return', ...place(2, 5) },
    ],
    [
      'an array of no size',
      inMain('int n; std::cin >> n;', 'int a[n - 2]; a[0] = 1; std::cout << a[0];'),
      { kind: 'array-size', ...place(5, 12), size: '-1' },
    ],
  ])('%s', async (_about, text, diagnosis) => {
    expect((await diagnosesOf(text, { one: failing(session, 'crashed') })).found).toEqual({ one: diagnosis });
  });

  test('in a function that is called', async () => {
    const text = 'int f(int n) {\n    int a[1] = {};\n    return a[n];\n}\nint main() {}\n';
    const { found } = await diagnosesOf(text, { one: failing(call) });
    expect(found).toEqual({
      one: { kind: 'index-out-of-bounds', ...place(4, 15), index: '1', array: 'int [1]' },
    });
  });
});

describe.runIf(fillsVariables(toolchain.facts.compiler))('for a variable without a value', () => {
  test.each<readonly [string, string, Diagnosis]>([
    [
      'the line is reported if it is an index',
      inMain('int n, a[8] = {};', 'std::cout << a[n + 1];'),
      { kind: 'uninitialised', at: place(5, 21) },
    ],
    [
      'the line is reported if it is added up',
      inMain('long long sum, i;', 'for (i = 0; i < 3; ++i) sum -= 9200000000000000000;', 'std::cout << sum;'),
      { kind: 'uninitialised', at: place(5, 29) },
    ],
  ])('%s', async (_about, text, diagnosis) => {
    expect((await diagnosesOf(text, { one: failing(session, 'crashed') })).found).toEqual({ one: diagnosis });
  });

  test('no line is invented if only the output shows the fault', async () => {
    const text = inMain('int score;', 'std::cout << (score & 255);');
    expect((await diagnosesOf(text, { one: failing(session) })).found).toEqual({ one: { kind: 'uninitialised' } });
  });
});

describe.concurrent('nothing is claimed about a program that', () => {
  test.each([
    ['prints a wrong word', inMain('std::cout << "Invaild";')],
    ['prints an address in memory', inMain('int here = 0;', 'std::cout << &here;')],
    [
      'prints the time',
      `#include <ctime>\n${inMain('timespec t; clock_gettime(CLOCK_REALTIME, &t);', 'std::cout << t.tv_nsec;')}`,
    ],
    ['throws random numbers', `#include <random>\n${inMain('std::cout << std::random_device()();')}`],
    [
      'prints text like a record of a check',
      inMain('std::cerr << "\\n\\x1fverbatim-check\\x1fno-return\\x1f"; return 1;'),
    ],
  ])('%s', async (_about, text) => {
    const { found, built } = await diagnosesOf(text, { one: failing(session, 'wrong-output') });
    expect({ found, built }).toEqual({ found: {}, built: 1 });
  });
});

describe('a crash whose line the quick checks do not know', () => {
  test.each<readonly [string, string, Trial, Diagnosis]>([
    [
      'endless recursion',
      'int f(int n) {\n    return n < 0 ? 0 : f(n + 1) + 1;\n}\nint main() { std::cout << f(1); }\n',
      session,
      { kind: 'endless-recursion', ...place(3, 0), functions: ['f'] },
    ],
    [
      'endless recursion in a call',
      'int f(int n) {\n    return n < 0 ? 0 : f(n + 1) + 1;\n}\nint main() {}\n',
      call,
      { kind: 'endless-recursion', ...place(3, 0), functions: ['f'] },
    ],
    [
      'two functions that call each other without end',
      'int f(int n);\nint other(int n) {\n    int room[50] = {n};\n    return f(room[0]);\n}\nint f(int n) { return n < 0 ? 0 : other(n) + 1; }\nint main() { std::cout << f(1); }\n',
      session,
      { kind: 'endless-recursion', ...place(7, 0), functions: ['f', 'other'] },
    ],
    [
      'an array that is too large for the stack',
      'int f(int n) {\n    int big[5000000];\n    for (int i = 0; i < 5000000; ++i) big[i] = n;\n    return big[n];\n}\nint main() { std::cout << f(1); }\n',
      session,
      { kind: 'stack-overflow', ...place(3, 0), function: 'f' },
    ],
    [
      'an exception',
      `#include <stdexcept>\n${inMain('std::cout << 1;', 'throw std::runtime_error("x");')}`,
      session,
      { kind: 'uncaught-exception', ...place(6, 0), type: 'std::runtime_error' },
    ],
    [
      'a pointer to anywhere',
      inMain('int *p = reinterpret_cast<int *>(64);', 'std::cout << 1;', 'p[1] = 2;'),
      session,
      { kind: 'crash-place', ...place(6, 0) },
    ],
  ])('is explained after a full build: %s', async (_about, text, failed, diagnosis) => {
    expect(await diagnosesOf(text, { one: failing(failed, 'crashed') })).toEqual({
      found: { one: diagnosis },
      built: 2,
    });
  });
});

test('nothing is built if nothing failed, or if each run would take all its time', async () => {
  const text = inMain('int score;', 'std::cout << (score & 255);');
  const accepted: CaseResult = { verdict: { kind: 'accepted' }, trials: [{ kind: 'accepted' }] };
  expect(await diagnosesOf(text, { one: accepted, two: failing(session, 'timed-out') })).toEqual({
    found: {},
    built: 0,
  });
});

test('when the budget is spent, one crash is still explained, and nothing else', async () => {
  const text = 'int f(int n) { return n == 0 ? 1 : f(n + 1) + f(n + 2); }\nint main() { std::cout << f(1); }\n';
  const results = { one: failing(session), two: failing(call, 'crashed'), three: failing(session, 'crashed') };
  expect(await diagnosesOf(text, results, { spent: true, thoroughly: true })).toEqual({
    found: { two: { kind: 'endless-recursion', ...place(2, 0), functions: ['f'] } },
    built: 1,
  });
  expect(await diagnosesOf(text, { one: failing(session) }, { spent: true })).toEqual({ found: {}, built: 0 });
});

test('crashes come first, and two cases of each function and program are chosen', async () => {
  const text = 'int f(int n) {\n    int a[1] = {};\n    return a[n];\n}\nint main() { std::cout << f(1); }\n';
  const { found } = await diagnosesOf(text, {
    'call/1': failing(call),
    'call/2': failing(call),
    'session/1': failing(session),
    'call/3': failing(call, 'crashed'),
  });
  expect(Object.keys(found).toSorted()).toEqual(['call/1', 'call/3', 'session/1']);
});
