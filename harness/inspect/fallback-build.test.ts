import { expect, test } from 'vitest';
import type { Observation } from '../model/result/finding.ts';
import type { Lenience } from '../model/program/lenience.ts';
import type { BuildReport, Diagnostic } from '../model/program/build-report.ts';
import { fallbackBuild, withoutWhatRulesExplain } from './fallback-build.ts';

const error = (line: number, message: string): Diagnostic => ({
  severity: 'error',
  file: 'a.cpp',
  line,
  column: 3,
  message,
});
const report = (leniences: readonly Lenience[], diagnostics: readonly Diagnostic[]): BuildReport => ({
  ...{ leniences, diagnostics, functions: [], compilerTimedOut: false },
});

/** Lenience, line, and whether it is charged. */
function told(observations: readonly Observation[]): string[] {
  return observations.map(({ finding, free }) => {
    const what = finding.rule === 'fallback-build' ? finding.lenience : finding.rule;
    return `${what} ${finding.line} ${free ? 'free' : 'charged'}`;
  });
}

test('a program for another compiler is one mistake, reported at the error of each of its habits', () => {
  const errors = [
    error(2, "reference to 'size' is ambiguous"),
    error(3, "'pow' was not declared in this scope"),
    error(9, "'::main' must return 'int'"),
  ];
  const build = report(['c++14', 'headers-forced-in', 'void-main'], errors);
  expect(told(fallbackBuild(build, 'a.cpp'))).toEqual([
    'c++14 2 free',
    'headers-forced-in 3 charged',
    'void-main 9 free',
  ]);
});

test('a lenience that is free costs nothing, even alone', () => {
  const build = report(['own-names'], [error(2, "reference to 'left' is ambiguous")]);
  expect(told(fallbackBuild(build, 'a.cpp'))).toEqual(['own-names 2 free']);
});

const missing = "'pow' was not declared in this scope";
const pow: Observation = {
  finding: { rule: 'no-cmath', file: 'a.cpp', line: 3, column: 5, function: 'pow' },
  free: false,
};

test.each<[string, readonly Observation[], readonly string[], string]>([
  ['costs nothing more', [pow], [missing, "'sqrt' is not a member of 'std'"], 'free'],
  ['counts if another header is missing, too', [pow], [missing, "'setw' was not declared in this scope"], 'charged'],
  ['counts if its functions are allowed', [], [missing], 'charged'],
  ['counts if they cost nothing', [{ ...pow, free: true }], [missing], 'charged'],
])('a missing header of forbidden functions %s', (_what, others, messages, price) => {
  const build = report(
    ['headers-forced-in'],
    messages.map((message) => error(3, message)),
  );
  const all = withoutWhatRulesExplain([...fallbackBuild(build, 'a.cpp'), ...others], build);
  expect(told(all)[0]).toBe(`headers-forced-in 3 ${price}`);
});
