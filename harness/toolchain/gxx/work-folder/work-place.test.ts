import { existsSync, mkdtempSync, rmdirSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { makeWorkFolder } from './work-folder.ts';
import { memoryPlace, refusesPrograms, workPlace, workPlaces } from './work-place.ts';

afterEach(() => vi.unstubAllEnvs());

function choose(folder: string): void {
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) vi.stubEnv(name, folder);
}

test('work folders are made in the folder that TMPDIR or its like names', async () => {
  const chosen = mkdtempSync(join(tmpdir(), 'verbatim-test-'));
  choose(chosen);
  const folder = await makeWorkFolder();
  expect(folder.root.startsWith(join(chosen, 'verbatim-'))).toBe(true);
  await folder.remove();
  // Fails if anything is left.
  rmdirSync(chosen);
});

test('otherwise they are made in memory, if this machine has enough and programs may be run from it', async () => {
  choose('');
  const { bavail, bsize } = existsSync(memoryPlace) ? statfsSync(memoryPlace) : { bavail: 0, bsize: 0 };
  const fits = bavail * bsize >= 2 ** 30 && !refusesPrograms(memoryPlace);
  const folder = await makeWorkFolder();
  expect(folder.root.startsWith(join(fits ? memoryPlace : tmpdir(), 'verbatim-'))).toBe(true);
  await folder.remove();
});

test('a place that does not exist, is not in memory or is not a folder is not used', () => {
  choose('');
  expect(workPlace('/nowhere')).toBe(tmpdir());
  expect(workPlace('/proc')).toBe(tmpdir());
  expect(workPlace('/dev/null')).toBe(tmpdir());
});

test('folders that graders have left are looked for in both places', () => {
  choose('/somewhere');
  expect(workPlaces()).toEqual(['/somewhere', memoryPlace]);
  choose(memoryPlace);
  expect(workPlaces()).toEqual([memoryPlace]);
});
