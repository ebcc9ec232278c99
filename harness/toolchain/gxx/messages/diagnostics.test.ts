import { expect, test } from 'vitest';
import { parseDiagnostics } from './diagnostics.ts';

const message = "'x' was not declared in this scope";

test('an error without a column, as g++ reports it in a source with a very long line, is an error', () => {
  const said = `a.cpp: In function 'int main()':\na.cpp:74: error: ${message}\n`;
  expect(parseDiagnostics(said, ['a.cpp'])).toEqual([
    { severity: 'error', file: 'a.cpp', line: 74, column: 0, message },
  ]);
});

test('a message that quotes a place keeps its own', () => {
  const quoted = 'static assertion failed: b.cpp:1:2: error: no';
  expect(parseDiagnostics(`a.cpp:74: error: ${quoted}\na.cpp:3:5: error: ${quoted}\n`, ['a.cpp', 'b.cpp'])).toEqual([
    { severity: 'error', file: 'a.cpp', line: 74, column: 0, message: quoted },
    { severity: 'error', file: 'a.cpp', line: 3, column: 5, message: quoted },
  ]);
});
