import { expect, test } from 'vitest';
import type { Finding } from '../../harness/model/result/finding.ts';
import { explainFinding } from './finding.ts';

const place = { file: 'domineering.cpp', line: 3, column: 5, marks: -1 };
const putToGrid = 'void putToGrid(long long &grid, int pos, int p)';

function prototype(found: string, difference: Extract<Finding, { rule: 'prototype' }>['difference']): string {
  return explainFinding({ rule: 'prototype', ...place, demanded: putToGrid, found, difference });
}

test('a missing function is named, with what the program has instead', () => {
  const demanded = 'int gridState(long long grid, int pos)';
  expect(explainFinding({ rule: 'required-functions', ...place, demanded })).toBe(
    '`int gridState(long long grid, int pos)` is missing.',
  );
  expect(explainFinding({ rule: 'required-functions', ...place, demanded, instead: 'gridstate(long long, int)' })).toBe(
    '`int gridState(long long grid, int pos)` is missing; the program has `gridstate(long long, int)`: did you mean `gridState`?',
  );
});

test('a different prototype is explained by its first parameter that differs', () => {
  const lead = `has other parameters: the handout has \`${putToGrid}\`.`;
  expect([
    prototype('void putToGrid(long long, int, int)', 'parameters'),
    prototype('void putToGrid(long long&, int)', 'parameters'),
    prototype('void putToGrid(long long&, int, long long)', 'parameters'),
    prototype('void putToGrid(long long&, int&, int)', 'parameters'),
    prototype('something odd', 'parameters'),
  ]).toEqual([
    `\`void putToGrid(long long, int, int)\` ${lead} Parameter 1 must be a reference: \`long long&\`, with the \`&\`.`,
    `\`void putToGrid(long long&, int)\` ${lead} It has 2 parameters instead of 3.`,
    `\`void putToGrid(long long&, int, long long)\` ${lead} Parameter 3 is \`long long\` and must be \`int\`.`,
    `\`void putToGrid(long long&, int&, int)\` ${lead} Parameter 2 must not be a reference: \`int\`, without the \`&\`.`,
    `\`something odd\` ${lead}`,
  ]);
});

test('a different return type and a static function are named', () => {
  expect(prototype('int putToGrid(long long&, int, int)', 'return-type')).toBe(
    '`putToGrid` returns `int`; the handout has `void`.',
  );
  expect(prototype('void putToGrid(long long&, int, int)', 'internal-linkage')).toBe(
    '`putToGrid` cannot be called from outside of its file. Take away `static` or the unnamed namespace around it.',
  );
});

test('a warning quotes the compiler, and adds what novices need to know', () => {
  expect(
    explainFinding({ rule: 'warnings', ...place, message: "unused variable 'i'", flag: '-Wunused-variable' }),
  ).toBe(
    "The compiler warns: unused variable 'i' (-Wunused-variable). The variable is declared and never used: delete it, or use it.",
  );
  expect(explainFinding({ rule: 'warnings', ...place, message: 'odd \x1b[31m', flag: '-Wodd' })).toBe(
    'The compiler warns: odd \\x1B[31m (-Wodd).',
  );
});

test('a file name that differs only in letter case says so', () => {
  const rule = { rule: 'file-name', ...place, demanded: 'domineering.cpp' } as const;
  expect(explainFinding({ ...rule, found: 'Domineering.cpp' })).toBe(
    'The file must be named `domineering.cpp`; it was handed in as `Domineering.cpp`. Capital and small letters count.',
  );
  expect(explainFinding({ ...rule, found: 'asg3.cpp' })).toBe(
    'The file must be named `domineering.cpp`; it was handed in as `asg3.cpp`.',
  );
});

test('the encoding and the leniences of Visual Studio are reported with what to do', () => {
  expect(explainFinding({ rule: 'encoding', ...place, found: 'UTF-16LE' })).toBe(
    'The file is saved as UTF-16LE. Save it as UTF-8, so that every compiler can read it.',
  );
  expect(explainFinding({ rule: 'fallback-build', ...place, lenience: 'void-main', message: '' })).toBe(
    'Visual Studio accepts `void main()`, standard C++ does not: write `int main()`.',
  );
  expect(
    explainFinding({
      rule: 'fallback-build',
      ...place,
      lenience: 'headers-forced-in',
      message: "'setw' was not declared",
    }),
  ).toBe(
    "Visual Studio brings this in without being asked, standard C++ needs its `#include`: 'setw' was not declared.",
  );
});
