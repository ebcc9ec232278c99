// @module-tag compiler
import { expect, test } from 'vitest';
import type { Scheme } from '../model/assignment/assignment.ts';
import type { Prototype } from '../model/assignment/prototype.ts';
import type { BuildReport, DefinedFunction, Diagnostic } from '../model/program/build-report.ts';
import { macrosHere } from '../toolchain/gxx/compile/compiler-macros.fixture.ts';
import { inspect } from './inspect.ts';

const report: BuildReport = { leniences: [], diagnostics: [], functions: [], compilerTimedOut: false };
const source = { name: 'domineering.cpp', bytes: new Uint8Array() };
const scheme: Scheme = {
  groups: [],
  functions: {},
  presentation: {
    'final-newline': 1,
    typographic: 1,
    'line-ends': 1,
    'trailing-blanks': 1,
    blanks: 1,
    'blank-lines': 1,
    'letter-case': 1,
    wording: 0.5,
  },
  policy: [],
};
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
  sources: [],
  assignment: { functions: [], scheme },
};
const warning = (flag: string, line: number): Diagnostic => ({
  severity: 'warning',
  file: 'domineering.cpp',
  line,
  column: 3,
  message: `something about ${flag}`,
  flag,
});

test('nothing is found where nothing is wrong', async () => {
  expect(await inspect(base)).toEqual({ observations: [], undecided: [] });
});

test('warnings of -Wall are charged, those of -Wextra and guesses about flow are free, and each counts once', async () => {
  const diagnostics = [
    warning('-Wunused-variable', 4),
    warning('-Wunused-variable', 4),
    warning('-Wunused-parameter', 5),
    warning('-Wmaybe-uninitialized', 6),
    warning('-Wreturn-type', 7),
  ];
  const { observations } = await inspect({ ...base, build: { ...report, diagnostics } });
  expect(observations.map(({ finding, free }) => `${finding.line} ${free ? 'free' : 'charged'}`)).toEqual([
    '4 charged',
    '5 free',
    '6 free',
    '7 charged',
  ]);
});

test('a file name in the wrong case is reported with the demanded one', async () => {
  const submitted = { ...source, name: 'work/Domineering.CPP' };
  const submission = { ...base.submission, files: [{ expected: 'domineering.cpp', submitted }] };
  expect((await inspect({ ...base, submission })).observations).toEqual([
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

test('a source that needed the fallback build has a finding at the first error of the plain build', async () => {
  const error: Diagnostic = {
    severity: 'error',
    file: 'domineering.cpp',
    line: 9,
    column: 1,
    message: "'::main' must return 'int'",
  };
  const build: BuildReport = { ...report, leniences: ['void-main'], diagnostics: [error] };
  expect((await inspect({ ...base, build })).observations).toEqual([
    {
      finding: {
        rule: 'fallback-build',
        file: 'domineering.cpp',
        line: 9,
        column: 1,
        lenience: 'void-main',
        message: "'::main' must return 'int'",
      },
      free: false,
    },
  ]);
});

test('what cannot be decided because nothing compiled has no findings', async () => {
  const build: BuildReport = { ...report, diagnostics: [warning('-Wunused-variable', 4)] };
  expect((await inspect({ ...base, build, compiled: false })).observations).toEqual([]);
});

test('a type that is returned under another name is the same type', async () => {
  const text = `
typedef int Number;
using State = Number;
typedef int *Pointer;
State gridState(long long grid) { return grid; }
`;
  const prototype: Prototype = { name: 'gridState', returns: 'int', parameters: [], text: 'int gridState()' };
  const place = { file: 'domineering.cpp', line: 5, column: 7 };
  const returning = (returns: string) => {
    const found: DefinedFunction = { name: 'gridState', returns, parameters: '', linkage: 'external', ...place };
    return inspect({
      ...base,
      sources: [{ name: 'domineering.cpp', text, provided: false }],
      matches: [{ kind: 'return-type', prototype, found }],
    });
  };
  expect((await returning('State')).observations).toEqual([]);
  expect((await returning('Number')).observations).toEqual([]);
  for (const other of ['Pointer', 'long long', 'auto', 'gridState']) {
    const { observations } = await returning(other);
    expect(observations.map(({ finding }) => finding.rule)).toEqual(['prototype']);
  }
});

test('of thousands of global variables, the first ones are reported', async () => {
  const text = Array.from({ length: 5_000 }, (_, index) => `int x${index};\n`).join('');
  const sourceRules = { 'no-globals': { const: 'forbidden', 'local-statics': 'shown' } } as const;
  const { observations } = await inspect({
    ...base,
    sources: [{ name: 'domineering.cpp', text, provided: false }],
    assignment: { ...base.assignment, scheme: { ...scheme, sourceRules } },
  });
  expect(observations.map(({ finding }) => finding.line)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
});

test.each([
  ['CALL(1)', 'hidden-by-condition'],
  ['__has_include(__FILE__)', 'hidden-by-condition'],
  ["'功' > 0", 'hidden-by-condition'],
])('what follows #if %s costs as much as what cannot be read', async (condition, limit) => {
  const text = `#if ${condition}\nint a[3];\n#endif\nint main() {}\n`;
  const sourceRules = { 'no-arrays': {}, 'no-vectors': {} };
  const sources = [{ name: 'domineering.cpp', text, provided: false }];
  const macros = await macrosHere();
  const assignment = { functions: [], scheme: { ...scheme, sourceRules } };
  expect(await inspect({ ...base, sources, macros, assignment })).toEqual({
    observations: [
      {
        finding: {
          rule: 'unreadable-source',
          file: 'domineering.cpp',
          line: 1,
          column: 1,
          limit,
          undecided: ['no-arrays', 'no-vectors'],
        },
        free: false,
      },
    ],
    undecided: [],
  });
});

test('what is in any face of a header is found, and reported once', async () => {
  const header = 'int shared[3];\n#ifdef DEFINE_IT\nint hidden[3];\n#else\nextern int other[3];\n#endif\n';
  const sources = [
    { name: 'a.cpp', text: '#include "b.h"\nint main() {}\n', provided: false },
    { name: 'c.cpp', text: '#define DEFINE_IT\n#include "b.h"\n', provided: false },
    { name: 'b.h', text: header, provided: false },
  ];
  const sourceRules = { 'no-arrays': {} };
  const macros = await macrosHere();
  const assignment = { functions: [], scheme: { ...scheme, sourceRules } };
  const { observations, undecided } = await inspect({ ...base, sources, macros, assignment });
  expect(observations.map(({ finding }) => [finding.rule, finding.file, finding.line])).toEqual([
    ['no-arrays', 'b.h', 1],
    ['no-arrays', 'b.h', 5],
    ['no-arrays', 'b.h', 3],
  ]);
  expect(undecided).toEqual([]);
});
