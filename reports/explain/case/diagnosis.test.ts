import { expect, test } from 'vitest';
import type { Diagnosis } from '../../../harness/model/result/diagnosis.ts';
import { explainDiagnosis } from './diagnosis.ts';

const at = { file: 'hex.cpp', line: 41, column: 9 };

test.each<readonly [Diagnosis, string]>([
  [
    { kind: 'index-out-of-bounds', ...at, index: '8', array: 'int [8]' },
    'index 8 is out of bounds for `int [8]`, whose last index is 7.',
  ],
  [
    { kind: 'index-out-of-bounds', ...at, index: '-1', array: 'char [8][3]' },
    'index -1 is out of bounds for `char [8][3]`, whose last index is 7.',
  ],
  [{ kind: 'index-out-of-bounds', ...at, index: '2', array: 'int [*]' }, 'index 2 is out of bounds for `int [*]`.'],
  [{ kind: 'division-by-zero', ...at }, 'a division by zero, with / or with %.'],
  [
    { kind: 'overflow', ...at, left: '2147483647', operator: '+', right: '1', type: 'int' },
    '2147483647 + 1 is too large or too small for `int`.',
  ],
  [
    { kind: 'overflow', ...at, left: '-2147483648', operator: '-', right: '-1', type: 'int' },
    '(-2147483648) - (-1) is too large or too small for `int`.',
  ],
  [{ kind: 'shift-out-of-range', ...at, left: '1', right: '42', type: 'int' }, '1 cannot be shifted by 42 as `int`.'],
  [{ kind: 'no-return', ...at }, 'this function must return a value, and reached its end without `return`.'],
  [{ kind: 'null-pointer', ...at, type: 'int' }, 'a pointer is used that points to nothing (`nullptr`).'],
  [{ kind: 'array-size', ...at, size: '-3' }, 'an array cannot have -3 elements.'],
  [{ kind: 'impossible-value', ...at, value: '7', type: 'bool' }, '`bool` cannot be 7.'],
  [
    {
      kind: 'memory-fault',
      ...at,
      access: 'write',
      bytes: 1,
      where: 'behind',
      distance: 0,
      variable: 'board',
      variableBytes: 121,
    },
    'this writes 1 byte right behind the end of `board`, which has 121 bytes.',
  ],
  [
    {
      kind: 'memory-fault',
      ...at,
      access: 'read',
      bytes: 4,
      where: 'behind',
      distance: 8,
      variable: '',
      variableBytes: 20,
    },
    'this reads 4 bytes, 8 bytes behind the end of an array of 20 bytes.',
  ],
  [
    {
      kind: 'memory-fault',
      ...at,
      access: 'read',
      bytes: 4,
      where: 'before',
      distance: 4,
      variable: 'a',
      variableBytes: 16,
    },
    'this reads 4 bytes, 4 bytes before the beginning of `a`, which has 16 bytes.',
  ],
  [
    {
      kind: 'memory-fault',
      ...at,
      access: 'write',
      bytes: 5,
      where: 'inside',
      distance: 0,
      variable: 'c',
      variableBytes: 4,
    },
    'this writes 5 bytes that begin in `c`, which has 4 bytes, and go beyond its end.',
  ],
  [
    {
      kind: 'memory-fault',
      ...at,
      access: 'read',
      bytes: 4,
      where: 'scope',
      distance: 0,
      variable: 'q',
      variableBytes: 4,
    },
    'this reads 4 bytes of `q` after the block in which it was declared has ended.',
  ],
  [
    {
      kind: 'memory-fault',
      ...at,
      access: 'read',
      bytes: 4,
      where: 'freed',
      distance: 0,
      variable: '',
      variableBytes: 20,
    },
    'this reads 4 bytes of an array that was deleted before.',
  ],
  [
    { kind: 'library-check', ...at, rule: '__n < this->size()' },
    'an index of a vector or array is not below its `size()`.',
  ],
  [{ kind: 'library-check', ...at, rule: '__pos <= size()' }, 'an index of a string is greater than its `size()`.'],
  [{ kind: 'library-check', ...at, rule: '__x > 0' }, 'the C++ library requires `__x > 0` here.'],
  [
    { kind: 'endless-recursion', ...at, functions: ['count'] },
    'endless recursion: `count` calls itself again and again, until the stack is full. It needs a case in which it does not.',
  ],
  [
    { kind: 'endless-recursion', ...at, functions: ['odd', 'even'] },
    'endless recursion: `odd` and `even` call each other again and again, until the stack is full. One of them needs a case in which it does not.',
  ],
  [
    { kind: 'stack-overflow', ...at, function: 'main' },
    'the variables of `main` do not fit on the stack, which has 8 MiB. Make its arrays smaller.',
  ],
  [
    { kind: 'uncaught-exception', ...at, type: 'std::out_of_range' },
    'an exception (`std::out_of_range`) is thrown, and nothing catches it.',
  ],
  [{ kind: 'uncaught-exception', ...at, type: '' }, 'an exception is thrown, and nothing catches it.'],
  [{ kind: 'crash-place', ...at }, 'the program crashed here.'],
  [{ kind: 'uninitialised', at }, 'a variable is used before it has a value. Give it one where it is declared.'],
])('%j is explained with its place', (diagnosis, words) => {
  expect(explainDiagnosis(diagnosis)).toBe(`A run with checks found this at \`hex.cpp:41\`: ${words}`);
});

test('a diagnosis without a place names no place', () => {
  expect(explainDiagnosis({ kind: 'uninitialised' })).toBe(
    'What your program does here depends on memory that was never given a value: a variable without a first value, or a place outside of an array.',
  );
});

test('control characters in names of a student are spelt out', () => {
  const hostile: Diagnosis = { kind: 'index-out-of-bounds', ...at, index: '8', array: 'a`\u001B[31m\u202E [8]' };
  for (const steering of ['\u001B', '\u202E']) expect(explainDiagnosis(hostile)).not.toContain(steering);
  expect(explainDiagnosis(hostile).split('`')).toHaveLength(5);
});
