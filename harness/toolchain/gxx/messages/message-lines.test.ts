import { expect, test } from 'vitest';
import { parseDiagnostics } from './diagnostics.ts';
import { messageLines } from './message-lines.ts';

test('a long line keeps its beginning and its end', () => {
  const line = `a.cpp:1:1: error: ${'x'.repeat(100_000)} [-Wend]`;
  const [kept = ''] = messageLines(line);
  expect(kept.length).toBe(3301);
  expect(kept.slice(0, 19)).toBe('a.cpp:1:1: error: x');
  expect(kept.slice(-8)).toBe(' [-Wend]');
});

test('if there are too many lines, the first, the last and the errors between them are kept', () => {
  const warnings = (count: number) => Array.from({ length: count }, (_, index) => `a.cpp:${index + 1}:1: warning: w`);
  const lines = [...warnings(5000), 'a.cpp:1:2: error: e', ...warnings(5000), 'cc1plus: out of memory'];
  const kept = messageLines(lines.join('\n'));
  expect(kept.length).toBe(4401);
  expect(kept[4000]).toBe('a.cpp:1:2: error: e');
  expect(kept.at(-1)).toBe('cc1plus: out of memory');
});

test('few lines are kept as they are', () => {
  expect(messageLines('one\n\ntwo\n')).toEqual(['one', '', 'two']);
  expect(messageLines('')).toEqual([]);
});

test('a huge message from a short macro is read quickly', () => {
  const text = `a.cpp:1:1: error: ${' [-a'.repeat(2_500_000)}\n`;
  const before = process.cpuUsage();
  expect(parseDiagnostics(text, ['a.cpp'])).toHaveLength(1);
  expect(parseDiagnostics(text.replaceAll(' [-a', '\nx'), ['a.cpp'])).toHaveLength(1);
  // Quadratic reading took minutes.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(10);
});

test('an error is found after any number of warnings', () => {
  const warnings = Array.from({ length: 300 }, (_, index) => `a.cpp:${index + 1}:1: warning: w`).join('\n');
  const errors = parseDiagnostics(`${warnings}\na.cpp:9:1: error: e\n`, ['a.cpp']).filter(
    ({ severity }) => severity === 'error',
  );
  expect(errors).toEqual([{ severity: 'error', file: 'a.cpp', line: 9, column: 1, message: 'e' }]);
});

test.each([
  [' x.cpp:1:5: error: e', { file: ' x.cpp', line: 1, column: 5 }],
  [':1:5: error: e', { file: '', line: 1, column: 5 }],
  ['a.cpp:-2147483647:5: error: e', { file: 'a.cpp', line: 0, column: 0 }],
  ['a.cpp:99999999999999999999:5: error: e', { file: 'a.cpp', line: 0, column: 0 }],
])('a name or a number that a source invents hides no error: %s', (line, place) => {
  expect(parseDiagnostics(line, ['a.cpp'])).toEqual([{ severity: 'error', ...place, message: 'e' }]);
});

test('an error that quotes a compiler without room is an error of the program', () => {
  const line = "a.cpp:1:2: error: #error : Fatal error: can't write";
  expect(parseDiagnostics(line, ['a.cpp'])).toEqual([
    { severity: 'error', file: 'a.cpp', line: 1, column: 2, message: "#error : Fatal error: can't write" },
  ]);
});
