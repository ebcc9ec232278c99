// @module-tag compiler
// @module-tag build
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verbatimWithCache } from '../testing/command.fixture.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-earlier-'));
  for (const id of ['s1155000005', 's1155000006']) {
    await cp(join('harness/demo/domineering', id), join(folder, 'class', id), { recursive: true });
  }
  await gradeInto('first');
});
afterAll(() => rm(folder, { recursive: true }));

function gradeInto(out: string) {
  const args = ['grade', join(folder, 'class'), '--out', join(folder, out)];
  return verbatimWithCache(args, { XDG_CACHE_HOME: join(folder, 'cache') });
}

async function textsIn(out: string): Promise<Record<string, string>> {
  const entries = await readdir(join(folder, out), { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    paths.map(async (path): Promise<[string, string]> => [
      path.slice(join(folder, out).length),
      await readFile(path, 'utf8'),
    ]),
  );
  return Object.fromEntries(texts);
}

test('a class that is graded again gets the same files, byte for byte', async () => {
  expect(await readdir(join(folder, 'cache', 'verbatim', 'results'))).toHaveLength(2);
  const { exitCode } = await gradeInto('second');
  expect(exitCode).toBe(0);
  expect(await textsIn('second')).toEqual(await textsIn('first'));
});

test('a source that has changed is graded again', async () => {
  const path = join(folder, 'class', 's1155000005', 'domineering.cpp');
  await writeFile(path, 'int main() { return 0 }\n');
  await gradeInto('third');
  const [before, after] = [await textsIn('first'), await textsIn('third')];
  expect(JSON.parse(after['/results/s1155000005.json'] ?? '')).toMatchObject({ build: { compiled: false } });
  expect(after['/results/s1155000006.json']).toBe(before['/results/s1155000006.json']);
});

test('--no-cache neither uses earlier results nor leaves any', async () => {
  const cache = join(folder, 'cache', 'verbatim', 'results');
  const [name = ''] = await readdir(cache);
  await rm(cache, { recursive: true });
  const source = join(folder, 'class', 's1155000006', 'domineering.cpp');
  const { exitCode } = await verbatimWithCache(['check', source, '--no-cache'], {
    XDG_CACHE_HOME: join(folder, 'cache'),
  });
  expect(name).toMatch(/^[0-9a-f]{64}\.json$/);
  expect(exitCode).toBe(1);
  await expect(readdir(cache)).rejects.toThrow('ENOENT');
});
