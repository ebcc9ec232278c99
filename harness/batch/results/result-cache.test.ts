import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampleGrading } from '../../../reports/samples/sample-grading.ts';
import { openResultCache } from './result-cache.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-results-'));
  folders.push(folder);
  return folder;
}

const grading = sampleGrading({ submission: 's1' });

test('a result that one run has stored is found by the next one', async () => {
  const folder = await temporaryFolder();
  await (await openResultCache(folder)).put('a1', grading);
  const cache = await openResultCache(folder);
  expect(await cache.get('a1')).toEqual(grading);
  expect(await cache.get('a2')).toBeUndefined();
});

test('the start of a key shows whether there may be a result', async () => {
  const folder = await temporaryFolder();
  const cache = await openResultCache(folder);
  await cache.put('a1-b2', grading);
  const next = await openResultCache(folder);
  expect([next.hasSome('a1-'), next.hasSome('a2-'), cache.hasSome('a1-')]).toEqual([true, false, false]);
});

test.each<readonly [string, (text: string) => string]>([
  ['has a digit changed', (text) => text.replace('"marks":100', '"marks":101')],
  ['is cut off', (text) => text.slice(0, -5)],
  ['is empty', () => ''],
  ['is something else', () => 'hello\n'],
  ['holds no JSON', (text) => text.slice(0, text.indexOf('\n'))],
])('an entry that %s is ignored', async (_about, damage) => {
  const folder = await temporaryFolder();
  const cache = await openResultCache(folder);
  await cache.put('a1', grading);
  const path = join(folder, 'results', 'a1.json');
  const text = await readFile(path, 'utf8');
  expect(damage(text)).not.toBe(text);
  await writeFile(path, damage(text));
  expect(await cache.get('a1')).toBeUndefined();
  await cache.put('a1', grading);
  expect(await cache.get('a1')).toEqual(grading);
});

test('many processes may write the same entry at once', async () => {
  const folder = await temporaryFolder();
  const caches = await Promise.all(Array.from({ length: 20 }, () => openResultCache(folder)));
  await Promise.all(caches.map((cache) => cache.put('a1', grading)));
  expect(await caches[0]?.get('a1')).toEqual(grading);
  expect(await readdir(join(folder, 'results'))).toEqual(['a1.json']);
});

test('if the cache cannot be written, nothing is kept and nothing fails', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const cache = await openResultCache(file);
  await cache.put('a1', grading);
  expect(await cache.get('a1')).toBeUndefined();
});

test('the unfinished file of a killed grader is removed after an hour', async () => {
  const folder = await temporaryFolder();
  await openResultCache(folder);
  const results = join(folder, 'results');
  for (const name of ['a1.json.41.1.tmp', 'a2.json.42.1.tmp']) await writeFile(join(results, name), '');
  const old = new Date(Date.now() - 3_700_000);
  await utimes(join(results, 'a1.json.41.1.tmp'), old, old);
  await openResultCache(folder);
  expect(await readdir(results)).toEqual(['a2.json.42.1.tmp']);
});

test('of thousands of results, the most recently used are kept', async () => {
  const folder = await temporaryFolder();
  const cache = await openResultCache(folder);
  await cache.put('used', grading);
  const results = join(folder, 'results');
  await Promise.all(
    Array.from({ length: 4000 }, async (_, index) => {
      const path = join(results, `${index}.json`);
      await writeFile(path, '');
      await utimes(path, index, index);
    }),
  );
  const again = await openResultCache(folder);
  const left = await readdir(results);
  expect(left).toHaveLength(3000);
  expect(left).toContain('3999.json');
  expect(left).not.toContain('999.json');
  expect(await again.get('used')).toEqual(grading);
});
