// @module-tag compiler
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headersForcedIn } from '../../../model/program/compiler-macros.ts';
import { forcedHeaders } from './lenience-flags.ts';
import { createAskMacros } from './compiler-macros.ts';
import { usualSettings } from './compiler-macros.fixture.ts';

const cacheFolder = mkdtempSync(join(tmpdir(), 'verbatim-macros-'));
afterAll(() => rmSync(cacheFolder, { recursive: true }));
const ask = (command = 'g++') => createAskMacros({ command, cacheFolder, version: 'test', forced });
const forced = forcedHeaders(resolve('harness/toolchain/runtime'));

test('the macros are those of the settings', async () => {
  const { predefined } = await ask()({ ...usualSettings, standard: 'gnu++14' }, []);
  const lines = predefined.split('\n');
  const demanded = ['#define __cplusplus 201402L', '#define __OPTIMIZE__ 1', '#define __PIC__ 2', '#define linux 1'];
  expect(demanded.filter((line) => !lines.includes(line))).toEqual([]);
});

test('for headers, the answer has what they define, what they look at, and whether they exist', async () => {
  const lists = ['cstdio cstdlib', 'no_such_header', '?cmath', '?no_such_header', '../../etc/passwd'];
  const { ofHeaders } = await ask()(usualSettings, lists);
  const lines = (ofHeaders['cstdio cstdlib'] ?? '').split('\n');
  const demanded = ['#define EOF (-1)', '#asked __cplusplus'];
  expect(demanded.filter((line) => !lines.includes(line))).toEqual([]);
  expect(lines.includes('#define __x86_64__ 1')).toBe(false);
  const others = Object.fromEntries(lists.slice(1).map((key) => [key, ofHeaders[key]]));
  expect(others).toEqual({ no_such_header: '', '?cmath': 'yes', '?no_such_header': '', '../../etc/passwd': undefined });
});

test('for tests of features, the answer is their number', async () => {
  const lists = ['=__has_builtin(__builtin_expect)', '=__has_attribute(noreturn)', '=__has_cpp_attribute(no::such)'];
  const { ofHeaders } = await ask()(usualSettings, [...lists, '=__has_builtin(a) b', '=__DATE__']);
  expect(lists.map((key) => ofHeaders[key])).toEqual(['1', '200809', '0']);
  expect(Object.keys(ofHeaders).filter((key) => key.startsWith('='))).toEqual(lists);
});

test('the headers that are forced in are those of the prelude', () => {
  const prelude = readFileSync('harness/toolchain/runtime/compile/prelude.hpp', 'utf8');
  expect(Array.from(prelude.matchAll(/^#include <(.+)>$/gm), ([, name]) => name)).toEqual(headersForcedIn);
});

test('an answer is kept, and asked for again only if it is damaged', async () => {
  const before = await ask()(usualSettings, []);
  expect(await ask('no-such-compiler')(usualSettings, [])).toEqual(before);
  for (const name of readdirSync(cacheFolder).filter((one) => one.endsWith('-macros.txt'))) {
    writeFileSync(join(cacheFolder, name), '#define damaged 1\n');
  }
  expect(await ask()(usualSettings, [])).toEqual(before);
});
