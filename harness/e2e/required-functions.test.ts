// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import { buildSubmission } from '../grade/build-submission.ts';
import { functionFindings } from '../inspect/function-rules.ts';
import { matchFunctions } from '../cpp/functions/match-functions.ts';
import { withMarks } from '../rules/marked-program.fixture.ts';
import type { Prototype } from '../model/assignment/prototype.ts';
import { readHere } from '../reading/read-here.ts';
import { openToolchain, runCalls, settings } from '../testing/open-program.ts';
import { prototypes, requiredFunctions } from './required-functions.fixture.ts';

const toolchain = await openToolchain();
const opened: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(opened.map((dispose) => dispose())));

const demanded: readonly Prototype[] = [
  {
    name: 'state',
    returns: 'int',
    parameters: [
      { name: 'grid', type: 'long long', passing: 'value' },
      { name: 'pos', type: 'int', passing: 'value' },
    ],
    text: 'int state(long long grid, int pos)',
  },
  {
    name: 'put',
    returns: 'void',
    parameters: [
      { name: 'grid', type: 'long long', passing: 'reference' },
      { name: 'pos', type: 'int', passing: 'value' },
    ],
    text: 'void put(long long &grid, int pos)',
  },
];

async function built(text: string) {
  const files = [{ name: 'program.cpp', bytes: Buffer.from(text) }];
  const sources = [{ name: 'program.cpp', text, provided: false }];
  const means = { toolchain, reading: readHere };
  const { built: result, matches } = await buildSubmission(means, { files, settings, functions: demanded }, sources);
  if (result.kind !== 'built') throw new Error(JSON.stringify(result));
  opened.push(() => result.program.dispose());
  return { program: result.program, report: result.report, matches };
}

/** The program with a mark before each finding of the rule, in the form of the fixtures. */
async function markedBy(rule: 'required-functions' | 'prototype', program: string): Promise<string> {
  const text = program.replaceAll('▶', '');
  const { matches } = await built(text);
  const findings = functionFindings(matches, 'program.cpp')
    .map(({ finding }) => finding)
    .filter((finding) => finding.rule === rule)
    // A finding about the whole file has its mark at the beginning.
    .map(({ line, column }) => ({ line: Math.max(line, 1), column: Math.max(column, 1), mark: '▶' }));
  const places = new Map(findings.map((one) => [`${one.line}:${one.column}`, one]));
  return withMarks(text, [...places.values()]);
}

describe.each([
  ['required-functions' as const, requiredFunctions],
  ['prototype' as const, prototypes],
])('%s', (rule, { flagged, innocent }) => {
  test.each(Object.entries(flagged))('finds %s', async (_what, program) => {
    expect(program).toContain('▶');
    expect(await markedBy(rule, program)).toBe(program);
  });

  test.each(Object.entries(innocent))('accepts %s', async (_what, program) => {
    expect(program).not.toContain('▶');
    expect(await markedBy(rule, program)).toBe(program);
  });

  test('has at least six programs of either kind', () => {
    expect(Object.keys(flagged).length).toBeGreaterThanOrEqual(6);
    expect(Object.keys(innocent).length).toBeGreaterThanOrEqual(6);
  });
});

test('an inline function that the program never calls can be called, and places are the original ones', async () => {
  const text = `
inline int state(long long grid, int pos) { int unused; return grid % 10 + pos; }
static inline void put(long long &grid, int pos) { grid += pos; }
int main() {} // the end`;
  const { program, report } = await built(text);
  const [call] = await runCalls(program, 'state', [[12345n, 2n]]);
  expect(call).toMatchObject({ end: { kind: 'finished' }, returned: 7n });
  expect(report.diagnostics.map(({ line, flag }) => `${line} ${flag}`)).toEqual(['2 -Wunused-variable']);
  expect(matchFunctions(demanded, report.functions).map(({ kind }) => kind)).toEqual(['exact', 'internal-linkage']);
});

test('an inline function with other types is a finding, even if it is never called', async () => {
  const text = `
inline const long long state(const long long grid, int pos = 5) noexcept { return grid + pos; }
constexpr void put(long long *grid, int) { *grid += 1; }
int main() {}
`;
  const { report } = await built(text);
  expect(matchFunctions(demanded, report.functions).map(({ kind }) => kind)).toEqual(['return-type', 'parameters']);
});

test('a required function is missing if only a class, a template or a comment has it', async () => {
  const text = `
struct Game { int state(long long grid, int pos) { return grid + pos; } };
template <typename T> inline T put(T grid) { return grid; }
int main() {}
`;
  const { report } = await built(text);
  expect(matchFunctions(demanded, report.functions).map(({ kind }) => kind)).toEqual(['missing', 'missing']);
});
