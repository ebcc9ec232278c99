import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepCompiled } from './keep-compiled.ts';

const home = await mkdtemp(join(tmpdir(), 'verbatim-compiled-'));
afterAll(() => rm(home, { recursive: true }));

test('what Node compiles is kept in the cache folder of this user', async () => {
  const folders: string[] = [];
  await keepCompiled({ enableCompileCache: (folder) => folders.push(folder) }, { XDG_CACHE_HOME: home });
  expect(folders).toEqual([join(home, 'verbatim', 'modules')]);
});

test('a Node that can keep nothing, and one that fails to, work as well', async () => {
  await keepCompiled({}, { XDG_CACHE_HOME: home });
  const failing = () => {
    throw new Error('no room');
  };
  await keepCompiled({ enableCompileCache: failing }, { XDG_CACHE_HOME: home });
});
