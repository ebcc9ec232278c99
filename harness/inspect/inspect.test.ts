import { expect, test } from 'vitest';
import type { BuildReport, Diagnostic } from '../model/toolchain.ts';
import { inspect } from './inspect.ts';

const report: BuildReport = { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false };
const source = { name: 'domineering.cpp', bytes: new Uint8Array() };
const base = {
  submission: {
    id: 's1',
    files: [{ expected: 'domineering.cpp', submitted: source }],
    missing: [],
    unused: [],
  },
  encodings: {},
  build: report,
  compiled: true,
  matches: [],
};
const warning = (flag: string, line: number): Diagnostic => ({
  severity: 'warning',
  file: 'domineering.cpp',
  line,
  column: 3,
  message: `something about ${flag}`,
  flag,
});

test('nothing is found where nothing is wrong', () => {
  expect(inspect(base)).toEqual([]);
});

test('warnings of -Wall are charged, those of -Wextra and guesses about flow are free, and each counts once', () => {
  const diagnostics = [
    warning('-Wunused-variable', 4),
    warning('-Wunused-variable', 4),
    warning('-Wunused-parameter', 5),
    warning('-Wmaybe-uninitialized', 6),
    warning('-Wreturn-type', 7),
  ];
  const found = inspect({ ...base, build: { ...report, diagnostics } });
  expect(found.map(({ finding, free }) => `${finding.line} ${free ? 'free' : 'charged'}`)).toEqual([
    '4 charged',
    '5 free',
    '6 free',
    '7 charged',
  ]);
});

test('a file name in the wrong case is named with the demanded one', () => {
  const submitted = { ...source, name: 'work/Domineering.CPP' };
  const submission = { ...base.submission, files: [{ expected: 'domineering.cpp', submitted }] };
  expect(inspect({ ...base, submission })).toEqual([
    {
      finding: {
        rule: 'file-name',
        file: 'work/Domineering.CPP',
        line: 0,
        column: 0,
        demanded: 'domineering.cpp',
        found: 'Domineering.CPP',
      },
      free: false,
    },
  ]);
});

test('a source that needed the fallback build is told so at the first error of the plain build', () => {
  const error: Diagnostic = {
    severity: 'error',
    file: 'domineering.cpp',
    line: 9,
    column: 1,
    message: "'::main' must return 'int'",
  };
  const build: BuildReport = { ...report, leniences: ['void-main'], diagnostics: [error] };
  expect(inspect({ ...base, build })).toEqual([
    {
      finding: {
        rule: 'fallback-build',
        file: 'domineering.cpp',
        line: 9,
        column: 1,
        lenience: 'void-main',
        text: "'::main' must return 'int'",
      },
      free: false,
    },
  ]);
});

test('what nothing compiled cannot decide accuses nobody', () => {
  const build: BuildReport = { ...report, diagnostics: [warning('-Wunused-variable', 4)] };
  expect(inspect({ ...base, build, compiled: false })).toEqual([]);
});
