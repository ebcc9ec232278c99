// @module-tag compiler
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileAlone } from '../../gxx/compile/compile-alone.fixture.ts';
import { createHeaderStore } from './header-store.ts';
import { left, quick, refused } from './odd-sources.fixture.ts';
import type { PrecompiledHeaders } from '../../gxx/compile/quick-compile.ts';
import { createPrecompiledHeaders } from './precompiled-headers.ts';

const cache = await mkdtemp(join(tmpdir(), 'verbatim-headers-'));
const headers = createPrecompiledHeaders(createHeaderStore(cache, 'test'));
afterAll(() => rm(cache, { recursive: true }));

const compilePlainly = (source: string | Buffer) => compileAlone(cache, { 'game.cpp': source }, {});

/** Compiles with precompiled headers that have already been made, and lists how they were used. */
async function watched(source: string | Buffer) {
  const events: string[] = [];
  const chosen: PrecompiledHeaders = {
    async find(bytes, args) {
      await headers.find(bytes, args);
      const header = await headers.find(bytes, args);
      events.push(header === undefined ? 'plain' : 'precompiled');
      return header;
    },
    async distrust(header) {
      events.push('distrusted');
      await headers.distrust(header);
    },
  };
  return { result: await compileAlone(cache, { 'game.cpp': source }, { headers: chosen }), events };
}

describe('object file, functions and messages are the same with a precompiled header as without', () => {
  test.each(Object.entries(quick))('with %s', async (_about, source) => {
    const { result, events } = await watched(source);
    expect(events).toEqual(['precompiled']);
    expect(result.compiled.kind).toBe('compiled');
    expect(result).toEqual(await compilePlainly(source));
  });

  test.each(Object.entries(left))('if none is used, because there is %s', async (_about, source) => {
    const { result, events } = await watched(source);
    expect(events).toEqual(['plain']);
    expect(result).toEqual(await compilePlainly(source));
  });

  test.each(Object.entries(refused))('if the source does not compile: %s', async (_about, source) => {
    const { result, events } = await watched(source);
    expect(events).not.toContain('distrusted');
    expect(result.compiled.kind).toBe('refused');
    expect(result).toEqual(await compilePlainly(source));
  });
});
