// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../grade/build-submission.ts';
import { functionFindings } from '../inspect/function-rules.ts';
import { isCallable } from '../cpp/functions/match-functions.ts';
import { readHere } from '../reading/read-here.ts';
import { openToolchain, prototype, runCalls, settings } from '../testing/open-program.ts';

// Functions that can be called only from their own file, where the handout's main would be.
const toolchain = await openToolchain();
const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((dispose) => dispose())));

const demanded = [prototype('int', 'state', 'long long', 'int'), prototype('void', 'put', 'long long&', 'int')];

/** The results of the calls, and the findings about prototypes with and without a deduction. */
async function called(text: string) {
  const files = [{ name: 'program.cpp', bytes: Buffer.from(text) }];
  const sources = [{ name: 'program.cpp', text, provided: false }];
  const request = { files, settings, functions: demanded };
  const { built, matches } = await buildSubmission({ toolchain, reading: readHere }, request, sources);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built));
  opened.push(() => built.program.dispose());
  const [state] = await runCalls(built.program, 'state', [[10n ** 17n + 7n, 2n]]);
  const [put] = await runCalls(built.program, 'put', [[10n ** 17n, 3n]]);
  const findings = functionFindings(matches, 'program.cpp');
  return {
    callable: matches.map(isCallable),
    results: [state?.returned, put?.after[0]],
    findings: findings.map(({ finding, free }) => `${finding.rule}${free ? '' : ' charged'}`),
    warnings: built.report.diagnostics.length,
  };
}

const state = (head: string) => `${head} { return grid % 10 + pos; }\n`;
const put = (head: string) => `${head} { grid += pos; }\n`;
const main = 'int main() { long long g = 1; return state(g, 1); }\n';
const both = { callable: [true, true], results: [9n, 10n ** 17n + 3n], warnings: 0 };

describe.concurrent('a function is called', () => {
  test.each([
    [
      'static',
      `${state('static int state(long long grid, int pos)')}${put('static void put(long long &grid, int pos)')}int main() { long long g = 1; put(g, 1); return state(g, 1); }\n`,
      ['prototype charged', 'prototype'],
    ],
    [
      'in an unnamed namespace',
      `namespace {\n${state('int state(long long grid, int pos)')}${put('void put(long long &grid, int pos)')}}\nint main() { long long g = 1; put(g, 1); return state(g, 1); }`,
      ['prototype charged', 'prototype'],
    ],
    [
      'for int64_t',
      `#include <cstdint>\nusing Grid = std::int64_t;\n${state('std::int32_t state(std::int64_t grid, const int32_t pos = 1)')}${put('void put(Grid &grid, int pos)')}${main.replace('long long', 'Grid')}`,
      [],
    ],
    [
      'for long',
      `${state('int state(long grid, int pos)')}${put('void put(long &grid, int pos)')}${main}`,
      ['prototype charged', 'prototype'],
    ],
    [
      'for references to constants',
      `${state('int state(const long long &grid, const int &pos)')}${put('void put(long long &grid, const int &pos)')}${main}`,
      ['prototype charged', 'prototype'],
    ],
    [
      'with int as a macro for long long',
      `#define int long long\n${state('int state(long long grid, int pos)')}${put('void put(long long &grid, int pos)')}signed main() { return state(1, 1); }`,
      ['prototype charged', 'prototype'],
    ],
    [
      'static, and for int64_t by a macro',
      `#include <cstdint>\n#define GRID int64_t\n#define bool char\n${state('static int state(GRID grid, int pos)')}${put('void put(GRID &grid, int pos)')}int main() { return state(1, 1); } // \\`,
      ['prototype charged'],
    ],
    [
      'with C linkage',
      `extern "C" {\n${state('int state(long long grid, int pos)')}${put('void put(long long &grid, int pos)')}}\n${main}`,
      ['prototype charged', 'prototype'],
    ],
    [
      'in a namespace that its file opens',
      `namespace game {\n${state('int state(long long grid, int pos)')}${put('void put(long long &grid, int pos)')}}\nusing namespace game;\n${main}`,
      ['prototype charged', 'prototype'],
    ],
    [
      'for unsigned long long',
      `${state('int state(unsigned long long grid, int pos)')}${put('void put(unsigned long long &grid, unsigned pos)')}int main() {}\n`,
      ['prototype charged', 'prototype'],
    ],
  ])('%s', async (_what, text, findings) => {
    expect(await called(text)).toEqual({ ...both, findings });
  });
});

// These may be static, or take a reference to a constant; a repeated type has a short name in the symbol.
const texts = [
  prototype('string', 'joined', 'string', 'const string&', 'const string&'),
  prototype('void', 'exchange', 'int&', 'int&', 'string&', 'string&'),
];

test.each([
  [
    'as in the handout',
    'string joined(string a, const string &b, const string &c)',
    'void exchange(int &a, int &b, string &s, string &t)',
    [],
  ],
  [
    'static',
    'static string joined(string a, const string &b, const string &c)',
    'static void exchange(int &a, int &b, string &s, string &t)',
    ['prototype charged', 'prototype'],
  ],
  [
    'with and without const',
    'string joined(const string &a, string b, const string c)',
    'void exchange(int &a, int &b, string &s, string &t)',
    ['prototype charged'],
  ],
])('functions of texts and of two references are called: %s', async (_what, joined, exchange, findings) => {
  const text = `#include <string>\nusing namespace std;\n${joined} { return a + b + c; }\n${exchange} { swap(a, b); swap(s, t); }\nint main() { int a = 1, b = 2; string s, t; exchange(a, b, s, t); return joined(s, s, t).size(); }\n`;
  const files = [{ name: 'program.cpp', bytes: Buffer.from(text) }];
  const sources = [{ name: 'program.cpp', text, provided: false }];
  const request = { files, settings, functions: texts };
  const { built, matches } = await buildSubmission({ toolchain, reading: readHere }, request, sources);
  if (built.kind !== 'built') throw new Error(JSON.stringify(built));
  opened.push(() => built.program.dispose());
  const [first] = await runCalls(built.program, 'joined', [['a', 'b c', '']]);
  const [second] = await runCalls(built.program, 'exchange', [[1n, 2n, 'x', 'y']]);
  expect([first?.returned, second?.after]).toEqual(['ab c', [2n, 1n, 'y', 'x']]);
  expect(
    functionFindings(matches, 'program.cpp').map(({ finding, free }) => `${finding.rule}${free ? '' : ' charged'}`),
  ).toEqual(findings);
});

test('a function whose parameters do not fit is a finding, and is not called', async () => {
  const text = `${state('static int state(int grid, int pos)')}${put('static void put(long long grid, int pos)')}int main() { put(1, 1); return state(1, 1); }\n`;
  expect(await called(text)).toMatchObject({
    callable: [false, false],
    findings: ['prototype charged', 'prototype charged'],
  });
});

test('a function that its own file cannot call is missing, and the others are still called', async () => {
  const text = `struct Game { ${put('void put(long long &grid, int pos)')} };\n${state('static int state(long long grid, int pos)')}${main}`;
  expect(await called(text)).toMatchObject({
    callable: [true, false],
    findings: ['prototype charged', 'required-functions charged'],
  });
});
