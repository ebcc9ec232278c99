// @module-tag compiler
import { afterAll, describe, expect, test } from 'vitest';
import {
  buildNamed,
  buildText,
  openToolchain,
  programOf,
  prototype,
  runCalls,
  runSession,
  settings,
} from '../../testing/open-program.ts';
import type { BuildResult, Program } from '../contract/toolchain.ts';

const toolchain = await openToolchain();
const opened: Program[] = [];
afterAll(() => Promise.all(opened.map((program) => program.dispose())));

function open(result: BuildResult): Program {
  const program = programOf(result);
  opened.push(program);
  return program;
}

function reportOf(result: BuildResult) {
  if (result.kind === 'broken') throw new Error(result.reason);
  if (result.kind === 'built') opened.push(result.program);
  return result.report;
}

async function printedBy(program: Program, input = ''): Promise<string> {
  return Buffer.from((await runSession(program, input)).printed).toString();
}

function buildFiles(files: Readonly<Record<string, string>>) {
  const list = Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
  return toolchain.build({ files: list, settings, functions: [prototype('int', 'add', 'int', 'int')] });
}

describe.concurrent('diagnostics', () => {
  test('warnings have their place and their flag', async () => {
    const { diagnostics, leniences } = reportOf(await buildNamed(toolchain, 'warns-in-three-places.cpp'));
    expect(leniences).toEqual([]);
    expect(diagnostics.map(({ severity, line, column, flag }) => [severity, line, column, flag])).toEqual([
      ['warning', 8, 16, '-Wparentheses'],
      ['warning', 7, 9, '-Wunused-variable'],
      ['warning', 11, 1, '-Wreturn-type'],
    ]);
    expect(diagnostics[1]).toEqual({
      severity: 'warning',
      file: 'warns-in-three-places.cpp',
      line: 7,
      column: 9,
      message: "unused variable 'unused'",
      flag: '-Wunused-variable',
    });
  });

  test('a compile error has its place, and no path of this machine', async () => {
    const result = await buildText(toolchain, 'int main() {\n    return 5\n}\n');
    expect(result).toEqual({
      kind: 'failed',
      report: {
        leniences: [],
        diagnostics: [
          {
            severity: 'error',
            file: 'program.cpp',
            line: 2,
            column: 13,
            message: "expected ';' before '}' token",
          },
        ],
        functions: [],
        compilerTimedOut: false,
      },
    });
  });

  test('an error inside the library is shown at the line that led there', async () => {
    const text = [
      '#include <algorithm>',
      '#include <vector>',
      'struct Point {};',
      'int main() {',
      '    std::vector<Point> points;',
      '    std::sort(points.begin(), points.end());',
      '}',
    ].join('\n');
    const { diagnostics } = reportOf(await buildText(toolchain, text));
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(new Set(diagnostics.map(({ file, line }) => `${file}:${line}`))).toEqual(new Set(['program.cpp:6']));
  });

  test('a header that does not exist is an error where it is included', async () => {
    expect(reportOf(await buildText(toolchain, '#include <conio.h>\nint main() {}\n')).diagnostics).toEqual([
      { severity: 'error', file: 'program.cpp', line: 1, column: 10, message: 'conio.h: No such file or directory' },
    ]);
  });

  test('a compiler that takes too long is stopped and the report says so', async () => {
    const bytes = Buffer.from(
      'template <int n> int f() { return f<n + 1>() + f<n + 2>(); }\nint main() { return f<0>(); }\n',
    );
    const slow = { ...settings, flags: ['-ftemplate-depth=1000000'], seconds: 0.5 };
    const result = await toolchain.build({ files: [{ name: 'a.cpp', bytes }], settings: slow, functions: [] });
    expect(reportOf(result)).toMatchObject({
      compilerTimedOut: true,
      diagnostics: [{ severity: 'error', file: '', line: 0, message: 'the compiler was stopped after 0.5 seconds' }],
    });
  });

  test('a submission without a source file does not compile', async () => {
    expect(reportOf(await buildFiles({ 'notes.txt': 'hello' })).diagnostics).toEqual([
      { severity: 'error', file: '', line: 0, column: 0, message: 'there is no C++ source file' },
    ]);
  });
});

describe.concurrent('the fallback build', () => {
  test('brings headers along, and keeps the errors of the plain build', async () => {
    const result = await buildNamed(toolchain, 'needs-cmath-and-friends.cpp');
    const report = reportOf(result);
    expect(report.leniences).toEqual(['headers-forced-in']);
    // g++ 14 and newer word the hint about the missing header differently from g++ 13 and older.
    const withHeader = (line: number, name: string, header: string) =>
      expect.stringMatching(
        `^error ${line} '${name}' was not declared in this scope \\(.* '#include <${header}>'.?\\)$`,
      );
    expect(report.diagnostics.map(({ severity, line, message }) => `${severity} ${line} ${message}`)).toEqual([
      withHeader(7, 'memset', 'cstring'),
      "error 8 'pow' was not declared in this scope",
      withHeader(8, 'INT_MAX', 'climits'),
      expect.stringMatching(/^error 8 'setw' was not declared in this scope/),
      withHeader(8, 'strlen', 'cstring'),
    ]);
    expect(report.functions.map(({ name }) => name)).toEqual(['main']);
    expect(await printedBy(programOf(result))).toBe('8 2147483647   0\n');
  });

  test('accepts void main', async () => {
    const result = await buildNamed(toolchain, 'has-void-main.cpp');
    const report = reportOf(result);
    expect(report.leniences).toEqual(['void-main']);
    expect(report.diagnostics).toEqual([
      { severity: 'error', file: 'has-void-main.cpp', line: 4, column: 1, message: "'::main' must return 'int'" },
    ]);
    expect(await runSession(programOf(result))).toMatchObject({
      end: { kind: 'finished' },
      printed: Buffer.from('void\n'),
    });
  });

  test('does both if both are needed', async () => {
    const result = await buildNamed(toolchain, 'has-void-main-and-no-headers.cpp');
    expect(reportOf(result).leniences).toEqual(['headers-forced-in', 'void-main']);
    expect(await printedBy(programOf(result))).toBe(' void\n');
  });
});

describe.concurrent('odd bytes in a source file', () => {
  const hello = '// Äpfel\r\n#include <iostream>\r\nint main() { std::cout << "hi\\n"; }';

  test.each([
    ['Windows line ends and no final newline', Buffer.from(hello)],
    ['a byte order mark', Buffer.from(`\ufeff${hello}`)],
    [
      'comments in GBK',
      Buffer.concat([Buffer.from('// '), Buffer.from([0xc4, 0xe3, 0xba, 0xc3]), Buffer.from(`\n${hello}`)]),
    ],
  ])('%s do no harm', async (_, bytes) => {
    const result = await buildText(toolchain, bytes);
    expect(reportOf(result).diagnostics).toEqual([]);
    expect(await printedBy(programOf(result))).toBe('hi\n');
  });
});

describe.concurrent('several files', () => {
  test('are compiled and linked to one program', async () => {
    const result = await buildFiles({
      'main.cpp': '#include "add.h"\n#include <iostream>\nint main() { std::cout << add(1, 2); }\n',
      'add.cpp': '#include "add.h"\nint add(int a, int b) { return a + b; }\n',
      'add.h': 'int add(int, int);\n',
    });
    expect(await printedBy(open(result))).toBe('3');
    expect((await runCalls(programOf(result), 'add', [[3n, 4n]])).map(({ returned }) => returned)).toEqual([7n]);
    expect(reportOf(result).functions.map(({ name, file, line }) => `${name} ${file}:${line}`)).toEqual([
      'main main.cpp:3',
      'add add.cpp:2',
    ]);
  });

  test('with the same function in two files do not link', async () => {
    const result = await buildFiles({
      'a.cpp': 'int f() { return 1; }\nint main() {}\n',
      'b.cpp': 'int f() { return 2; }\n',
    });
    expect(reportOf(result).diagnostics).toEqual([
      { severity: 'error', file: 'b.cpp', line: 0, column: 0, message: 'f() is defined more than once' },
    ]);
    expect((await runSession(programOf(result))).end).toEqual({ kind: 'no-program', reason: 'link-error' });
    expect((await runCalls(programOf(result), 'add', [[3n, 4n]])).map(({ end }) => end)).toEqual([
      { kind: 'no-program', reason: 'link-error' },
    ]);
  });

  test('with a main in each do not link, but their functions can be called', async () => {
    const result = await buildFiles({
      'a.cpp': 'int add(int a, int b) { return a + b; }\nint main() {}\n',
      'tester.cpp': 'int main() { return 1; }\n',
    });
    expect(reportOf(result).diagnostics).toEqual([
      { severity: 'error', file: 'tester.cpp', line: 0, column: 0, message: 'main is defined more than once' },
    ]);
    expect((await runSession(programOf(result))).end).toEqual({ kind: 'no-program', reason: 'link-error' });
    expect((await runCalls(programOf(result), 'add', [[3n, 4n]])).map(({ returned }) => returned)).toEqual([7n]);
  });

  test.each(['@evil.cpp', '-evil.cpp'])('named like an option of the compiler are refused: %s', async (name) => {
    const result = await buildFiles({ [name]: 'int main() {}\n', 'evil.cpp': '-wrapper /bin/sh,run.h\n' });
    expect(result).toEqual({
      kind: 'broken',
      reason: `"${name}" is not a plain file name, so nothing was compiled`,
    });
  });

  test('outside the source folder are refused', async () => {
    const result = await buildFiles({ '../evil.cpp': 'int main() {}\n' });
    expect(result).toEqual({
      kind: 'broken',
      reason: '"../evil.cpp" is not a plain file name, so nothing was compiled',
    });
  });
});

test.concurrent('a missing main is reported, and sessions have no program', async () => {
  const result = await buildFiles({ 'a.cpp': 'int add(int a, int b) { return a + b; }\n' });
  expect(reportOf(result).diagnostics).toEqual([
    { severity: 'error', file: 'a.cpp', line: 0, column: 0, message: 'there is no main function' },
  ]);
  expect((await runSession(programOf(result))).end).toEqual({ kind: 'no-program', reason: 'no-main' });
});

test.concurrent('a function that is declared but never defined is named', async () => {
  const result = await buildFiles({ 'a.cpp': 'int helper(int);\nint main() { return helper(1); }\n' });
  expect(reportOf(result).diagnostics).toEqual([
    { severity: 'error', file: 'a.cpp', line: 0, column: 0, message: 'helper(int) is used but nowhere defined' },
  ]);
});

test.concurrent('functions are listed as the object file defines them', async () => {
  const text = [
    '#include <string>',
    'bool isPlaceable(const long long grid, int pos, int p) { return grid > pos + p; }',
    'static int hidden(long a, unsigned long long b) { return a + b; }',
    'namespace { int anonymous(int x) { return x; } }',
    'namespace ours { int inside(int x) { return x; } }',
    'extern "C" int forC(int x) { return x; }',
    'void fill(long long &grid, std::string text, const int &x) { grid = text.size() + x; }',
    'inline int *shared(int *x) { return x; }',
    'template <class T> T twice(T x) { return x + x; }',
    'struct Shape { int sides(char) const { return 1; } };',
    'int operator+(Shape, int b) { return b; }',
    'int main() { int x = twice(1); return hidden(1, 2) + anonymous(3) + *shared(&x) + Shape().sides(1) + [](int z) { return z; }(3); }',
  ].join('\n');
  const { functions } = reportOf(await buildText(toolchain, text));
  const lines = functions.map(
    (one) => `${one.line}:${one.column} ${one.linkage} ${one.returns} ${one.name}(${one.parameters})`,
  );
  expect(lines.toSorted()).toEqual([
    '12:5 external int main()',
    '2:6 external bool isPlaceable(long long, int, int)',
    '3:12 internal int hidden(long, unsigned long long)',
    '4:17 internal int anonymous(int)',
    '5:22 external int ours::inside(int)',
    '6:16 external extern "C" int forC(int)',
    '7:6 external void fill(long long&, std::string, const int&)',
    '8:13 external int* shared(int*)',
  ]);
});
