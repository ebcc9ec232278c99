// @module-tag compiler
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type HeaderStore, createHeaderStore } from './header-store.ts';
import { createPrecompiledHeaders } from './precompiled-headers.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-headers-'));
afterAll(() => rm(folder, { recursive: true }));

const args = ['-std=c++17', '-Wall'];

/** The real store, with a list of the headers that it made. */
function counted(version: string) {
  const made: string[] = [];
  const store = createHeaderStore(folder, version);
  const counting: HeaderStore = {
    ...store,
    make(request) {
      made.push(request.headers.join(' '));
      return store.make(request);
    },
  };
  return { headers: createPrecompiledHeaders(counting), made };
}

const source = (...names: string[]) => Buffer.from(names.map((name) => `#include <${name}>\n`).join(''));

test('a list of headers is precompiled when it occurs a second time', async () => {
  const { headers, made } = counted('second');
  expect(await headers.find(source('cstddef'), args)).toBeUndefined();
  const header = await headers.find(source('cstddef'), args);
  expect(header).toBeDefined();
  expect(await headers.find(source('cstddef'), args)).toBe(header);
  expect(made).toEqual(['cstddef']);
});

test('a header of an earlier process is used at once', async () => {
  const earlier = counted('earlier').headers;
  await earlier.find(source('cstddef'), args);
  const header = await earlier.find(source('cstddef'), args);
  expect(await counted('earlier').headers.find(source('cstddef'), args)).toBe(header);
});

test('a header for the beginning of a list is used until there is one for the whole list', async () => {
  const { headers, made } = counted('beginning');
  await headers.find(source('cstddef'), args);
  const beginning = await headers.find(source('cstddef'), args);
  expect(await headers.find(source('cstddef', 'cassert'), args)).toBe(beginning);
  const whole = await headers.find(source('cstddef', 'cassert'), args);
  expect(whole).not.toBe(beginning);
  expect(made).toEqual(['cstddef', 'cstddef cassert']);
});

test('no source waits for a header that another worker makes', async () => {
  const { headers, made } = counted('workers');
  const found = await Promise.all([1, 2, 3, 4].map(() => headers.find(source('cstddef'), args)));
  expect(found.map((header) => header !== undefined)).toEqual([false, true, false, false]);
  expect(made).toEqual(['cstddef']);
});

test('every source waits for the header of the whole library, even the first', async () => {
  const { headers, made } = counted('whole library');
  const sources = [source('bits/stdc++.h'), source('bits/stdc++.h', 'cassert'), source('bits/stdc++.h')];
  const found = await Promise.all(sources.map((one) => headers.find(one, args)));
  expect(found[0]).toBeDefined();
  expect(new Set(found).size).toBe(1);
  expect(made).toEqual(['bits/stdc++.h']);
});

test('a header that cannot be made is tried once', async () => {
  const { headers, made } = counted('missing');
  for (let times = 0; times < 4; times++) expect(await headers.find(source('conio'), args)).toBeUndefined();
  expect(made).toEqual(['conio']);
});

test.each(['-g', '-I.', '-include', '-Wp,-DX', '-x'])(
  'no header is forced in if the flags contain %s',
  async (flag) => {
    const { headers, made } = counted('flags');
    for (let times = 0; times < 3; times++) {
      expect(await headers.find(source('cstddef'), [...args, flag])).toBeUndefined();
    }
    expect(made).toEqual([]);
  },
);
