import { expect, test } from 'vitest';
import { isBelievable } from './believable.ts';
import type { ProcessEnd } from '../../../process/process.ts';

const header = '/cache/pre.h';
const failed: ProcessEnd = { kind: 'exited', code: 1 };

function isBelieved(said: string, end: ProcessEnd = failed): boolean {
  const outcome = { end, stdout: new Uint8Array(), stderr: Buffer.from(said) };
  return isBelievable(outcome, header, ['hex.cpp', 'my board.h']);
}

test.each([
  ['a mistake in the source', "hex.cpp:3:7: error: expected ';' before '}' token\n"],
  [
    'a mistake in a function',
    "hex.cpp: In function 'int main()':\nhex.cpp:3:7: error: 'x' was not declared in this scope\n",
  ],
  ["a mistake in the student's header", 'my board.h:1:1: error: oops\nhex.cpp:3:7: note: here\n'],
  ['a header that does not exist', 'hex.cpp:1:10: fatal error: conio.h: No such file\ncompilation terminated.\n'],
])('%s is believed at once', (_about, said) => {
  expect(isBelieved(said)).toBe(true);
});

test.each([
  ['lead through a header', `In file included from ${header}:1:\nhex.cpp:3:7: error: oops\n`],
  ['mention a header', 'hex.cpp:3:7: error: oops\n/usr/include/c++/12/ostream:108:7: note: candidate\n'],
  ['have no error', 'hex.cpp:3:7: warning: oops\n'],
  ['are empty', ''],
  ['are about the compiler', 'hex.cpp:3:7: error: oops\nhex.cpp:3:7: internal compiler error: Segmentation fault\n'],
  ['are about memory', 'hex.cpp:3:7: error: oops\nhex.cpp:3: virtual memory exhausted: Cannot allocate memory\n'],
])('a failure whose messages %s is left to the plain compiler', (_about, said) => {
  expect(isBelieved(said)).toBe(false);
});

test('a success is believed unless the header is mentioned', () => {
  const succeeded: ProcessEnd = { kind: 'exited', code: 0 };
  expect(isBelieved('hex.cpp:3:7: warning: oops\n', succeeded)).toBe(true);
  expect(isBelieved(`${header}:1: warning: oops\n`, succeeded)).toBe(false);
});

test('of compilers that ended otherwise, only one that took all its processor time is believed', () => {
  const own = 'hex.cpp:3:7: error: oops\n';
  expect(isBelieved('g++: fatal error: CPU time limit exceeded signal terminated program cc1plus\n')).toBe(true);
  expect(isBelieved(own, { kind: 'killed', signal: 'SIGXCPU' })).toBe(true);
  expect(isBelieved(own, { kind: 'out-of-time' })).toBe(false);
  expect(isBelieved(own, { kind: 'killed', signal: 'SIGKILL' })).toBe(false);
  expect(isBelieved(own, { kind: 'too-much-output' })).toBe(false);
});
