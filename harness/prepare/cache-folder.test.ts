import { existsSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheFolder } from './cache-folder.ts';

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

test('the cache is where caches are', async () => {
  expect(await cacheFolder({ XDG_CACHE_HOME: folder })).toBe(join(folder, 'verbatim'));
});

test('without a writable home, it is in the temp folder', async () => {
  expect(await cacheFolder(await homeThatCannotBeWritten())).toBe(ours());
});

test('a folder that exists and takes no other is given up at once', async () => {
  expect(await cacheFolder({ XDG_CACHE_HOME: '/proc/nothing/here' })).toBe(ours());
});

test('without a temp folder either, the message has a cure', async () => {
  const home = await homeThatCannotBeWritten();
  vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
  await expect(cacheFolder(home)).rejects.toThrow(
    `cannot write to ${folder}/nowhere; set TMPDIR to a writable folder (ENOENT: `,
  );
});

test('missing folders above it are made', async () => {
  const caches = join(folder, 'home', '.cache');
  expect(await cacheFolder({ XDG_CACHE_HOME: caches })).toBe(join(caches, 'verbatim'));
  expect(existsSync(join(caches, 'verbatim'))).toBe(true);
});

test.runIf(process.getuid?.() === 0)('if another user has made a part of it, it is not used', async () => {
  const part = join(folder, 'verbatim', 'toolchain');
  await mkdir(part, { recursive: true });
  expect(await cacheFolder({ XDG_CACHE_HOME: folder })).toBe(join(folder, 'verbatim'));
  await chown(part, 12345, 12345);
  expect(await cacheFolder({ XDG_CACHE_HOME: folder })).toBe(ours());
});

test.runIf(process.getuid?.() !== 0)('if it cannot be written to, it is not used', async () => {
  await mkdir(join(folder, 'verbatim'), { mode: 0o500 });
  expect(await cacheFolder({ XDG_CACHE_HOME: folder })).toBe(ours());
});

test.runIf(process.getuid?.() === 0)('a folder of another user in the temp folder is not trusted', async () => {
  await mkdir(ours());
  await chown(ours(), 12345, 12345);
  const chosen = await cacheFolder(await homeThatCannotBeWritten());
  expect(chosen).not.toBe(ours());
  expect(chosen).toMatch(/verbatim-cache-\w{6}$/);
});
