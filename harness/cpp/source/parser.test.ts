// @module-tag own-process
import { expect, test } from 'vitest';
import { openParser } from './grammar-file.ts';
import { readProgram } from './program.ts';

/* These tests damage their parser on purpose, so they run in a process of their own. */

async function read(text: string) {
  const parser = await openParser();
  const [file] = readProgram(parser, [{ name: 'a.cpp', text, provided: false }]);
  return { unread: file?.unread, isBroken: parser.isBroken };
}

test.each([
  ['outputs in a row', `int main() { std::cout ${'<< x '.repeat(900)}; }`],
  ['choices in a row', `int main() { ${'if (a) {} else '.repeat(700)}{} }`],
])('hundreds of %s are read', async (_what, text) => {
  expect(await read(text)).toEqual({ unread: [], isBroken: false });
});

test('a parser that fails is never asked again', async () => {
  const trap = `int wide(int a) { return ${'(a)&'.repeat(4_000)} 1; }`;
  const all = { start: 0, end: Number.MAX_SAFE_INTEGER, because: 'limit' };
  expect(await read(trap)).toEqual({ unread: [{ ...all, limit: 'parser' }], isBroken: true });
  expect(await read('int x;')).toEqual({ unread: [{ ...all, limit: 'failure' }], isBroken: true });
});
