import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheFolder } from './home.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-home-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const ours = () => join(folder, `verbatim-cache-${process.getuid?.()}`);

async function homeThatCannotBeWritten(): Promise<NodeJS.ProcessEnv> {
  const file = join(folder, 'file');
  await writeFile(file, '');
  return { XDG_CACHE_HOME: file };
}

test('the cache lies where caches do', async () => {
  expect(await cacheFolder({ XDG_CACHE_HOME: folder })).toBe(join(folder, 'verbatim'));
});

test('without a home that can be written, it lies in the temp folder', async () => {
  expect(await cacheFolder(await homeThatCannotBeWritten())).toBe(ours());
});

test.runIf(process.getuid?.() === 0)('what somebody else put into the temp folder is not trusted', async () => {
  await mkdir(ours());
  await chown(ours(), 12345, 12345);
  const chosen = await cacheFolder(await homeThatCannotBeWritten());
  expect(chosen).not.toBe(ours());
  expect(chosen).toMatch(/verbatim-cache-\w{6}$/);
});
