import { expect, test } from 'vitest';
import { openParser } from './grammar-file.ts';
import { readProgram } from './program.ts';
import type { SourceFile } from './source-file.ts';

async function read(text: string): Promise<SourceFile> {
  const [file] = readProgram(await openParser(), [{ name: 'a.cpp', text, provided: false }]);
  if (file === undefined) throw new Error('nothing was read');
  return file;
}

async function unreadIn(text: string): Promise<string[]> {
  return (await read(text)).unread.map(({ start, end, because }) => `${because}: ${text.slice(start, end)}`);
}

test('a sound source has nothing unread', async () => {
  expect(await unreadIn('int main() { return 0; }')).toEqual([]);
});

test('a fault spoils its own statement and no other', async () => {
  expect(await unreadIn('int f() { int a = 1; a = = 2; return a; }\nint g() { return 1; }')).toEqual([
    'syntax: a = = 2;',
  ]);
});

test('an extra brace spoils what then only seems to be outside of functions', async () => {
  const text = 'int main() { if (true) { } } int x = 1; }\nint y;';
  const unread = (await read(text)).unread;
  const covered = (part: string) =>
    unread.some(({ start, end }) => start <= text.indexOf(part) && text.indexOf(part) < end);
  expect([covered('int main'), covered('int y')]).toEqual([false, true]);
});

test('places count lines and characters as editors do', async () => {
  const text = '// 😀\r\nint 大小 = 1; /* 😀 */ int b;\n';
  const { placeOf } = await read(text);
  expect([placeOf(0), placeOf(text.indexOf('大')), placeOf(text.indexOf('int b'))]).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 5 },
    { line: 2, column: 21 },
  ]);
});

test('what is nested deeper than a person writes is not read, and is reported', async () => {
  expect(await unreadIn(`int x = ${'('.repeat(5000)}1${')'.repeat(5000)};`)).toEqual([
    expect.stringMatching(/^limit: \(/),
  ]);
});

test('an empty source is a sound one', async () => {
  expect(await unreadIn('')).toEqual([]);
});
