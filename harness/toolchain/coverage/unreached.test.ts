import { expect, test } from 'vitest';
import { readGcov } from './read-gcov.ts';
import { unreachedIn } from './unreached.ts';

type Branches = readonly (readonly [number, number])[];

function line(number: number, count: number, conditions: Branches = []) {
  return { line: number, count, conditions };
}

test('a function that is never called is one remark, whatever is in it', () => {
  const source = 'int used() {\n  return 1;\n}\nint unused() {\n  return 2;\n}';
  const lines = [line(1, 3), line(2, 3), line(4, 0), line(5, 0)];
  const functions = [
    { name: 'used', line: 1, count: 3 },
    { name: 'unused', line: 4, count: 0 },
  ];
  expect(unreachedIn({ file: 'a.cpp', lines, functions }, source)).toEqual([
    { kind: 'function', file: 'a.cpp', line: 4, name: 'unused' },
  ]);
});

test('longer stretches come first, and a condition is left out if its unreached block shows the same', () => {
  const source = ['if (a)', '  b(); // never', 'if (c) {', '  d();', '  e();', '}', 'f();'].join('\n');
  const lines = [line(1, 2, [[0, 2]]), line(2, 0), line(3, 2, [[0, 2]]), line(4, 0), line(5, 0), line(7, 2)];
  expect(unreachedIn({ file: 'a.cpp', lines, functions: [] }, source)).toEqual([
    { kind: 'lines', file: 'a.cpp', line: 4, text: 'd();', more: 1 },
    { kind: 'lines', file: 'a.cpp', line: 2, text: 'b();', more: 0 },
  ]);
});

test('only branches that a reader sees as conditions are reported', () => {
  const source = ['return a || b && c;', 'delete p;', 'x = "a || b" == y ? 1 : 2;', 'switch (n) {'].join('\n');
  const oneSided: Branches = [[3, 0]];
  const lines = [
    line(1, 3, [
      [1, 2],
      [2, 0],
      [0, 0],
    ]),
    line(2, 3, oneSided),
    line(3, 3, oneSided),
    line(4, 3, oneSided),
  ];
  expect(unreachedIn({ file: 'a.cpp', lines, functions: [] }, source)).toEqual([
    { kind: 'condition', file: 'a.cpp', line: 1, text: 'return a || b && c;', place: 2, of: 3 },
    { kind: 'condition', file: 'a.cpp', line: 3, text: 'x = "a || b" == y ? 1 : 2;', place: 1, of: 1 },
  ]);
});

test('what a program does at the end of its input is not reported, because no case can reach it', () => {
  const source = ['if (!(cin >> n))', '  return 0;', 'while (getline(cin, s)) {', '  t();', '}'].join('\n');
  const lines = [line(1, 3, [[0, 3]]), line(2, 0), line(3, 3, [[3, 0]]), line(4, 3)];
  expect(unreachedIn({ file: 'a.cpp', lines, functions: [] }, source)).toEqual([]);
});

test('reports of several sources are added up, without what g++ adds for global objects and exceptions', () => {
  const branches = (...counts: number[]) => counts.map((count) => ({ count, throw: false, fallthrough: true }));
  const report = (count: number) =>
    JSON.stringify({
      gcc_version: '12.2.0',
      files: [
        {
          file: 'a.h',
          lines: [
            { line_number: 2, count, function_name: '_Z1fi', branches: branches(count, 0) },
            {
              line_number: 3,
              count,
              function_name: '_Z1fi',
              branches: [
                { count, throw: false },
                { count: 0, throw: true },
              ],
            },
            {
              line_number: 9,
              count: 1,
              function_name: '_Z41__static_initialization_and_destruction_0ii',
              branches: [],
            },
          ],
          functions: [
            { name: '_Z1fi', demangled_name: 'int ns::f(int, int (*)(int))', start_line: 2, execution_count: count },
            { name: '_GLOBAL__sub_I_x', demangled_name: '_GLOBAL__sub_I_x', start_line: 9, execution_count: 1 },
          ],
        },
      ],
    });
  expect(readGcov(`${report(1)}\n${report(4)}\n`)).toEqual([
    {
      file: 'a.h',
      lines: [
        { line: 2, count: 5, conditions: [[5, 0]] },
        { line: 3, count: 5, conditions: [] },
      ],
      functions: [{ name: 'ns::f', line: 2, count: 5 }],
    },
  ]);
});
