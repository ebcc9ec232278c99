import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepCompiled } from './keep-compiled.ts';

const home = await mkdtemp(join(tmpdir(), 'verbatim-compiled-'));
afterAll(() => rm(home, { recursive: true }));

test('compiled modules are kept in the cache folder of this user', async () => {
  const folders: string[] = [];
  await keepCompiled({ enableCompileCache: (folder) => folders.push(folder) }, { XDG_CACHE_HOME: home });
  expect(folders).toEqual([join(home, 'verbatim', 'modules')]);
});

test('a Node without a compile cache works, and so does one whose cache fails', async () => {
  await keepCompiled({}, { XDG_CACHE_HOME: home });
  const failing = () => {
    throw new Error('no room');
  };
  await keepCompiled({ enableCompileCache: failing }, { XDG_CACHE_HOME: home });
});
