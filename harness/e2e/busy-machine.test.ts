import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { whileBusy } from './busy-machine.fixture.ts';
import { verbatim } from './command.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

const demo = 'harness/demo/domineering';

/** One that is right, one that is wrong, and one that loops in a function and in main. */
async function makeClass(): Promise<string> {
  const place = join(folder, 'class');
  for (const id of ['s1155000001', 's1155000005']) await cp(join(demo, id), join(place, id), { recursive: true });
  const right = await readFile(join(demo, 's1155000001', 'domineering.cpp'), 'utf8');
  const loop = ' volatile int rounds = 0; while (true) rounds = rounds + 1;';
  const looping = right.replaceAll(/^(?:bool isPlaceable|int main)\([^)]*\)\s*\{/gm, (begin) => begin + loop);
  expect(looping.split(loop)).toHaveLength(3);
  await mkdir(join(place, 's1155000099'), { recursive: true });
  await writeFile(join(place, 's1155000099', 'domineering.cpp'), looping);
  return place;
}

async function resultsOf(place: string, out: string): Promise<Record<string, string>> {
  const { exitCode, stderr } = await verbatim(['grade', place, '--out', out]);
  expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
  const names = await readdir(join(out, 'results'));
  const texts = await Promise.all(names.map((name) => readFile(join(out, 'results', name), 'utf8')));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
}

test('a class gets the same bytes while twenty other processes compute', async () => {
  const place = await makeClass();
  const quiet = await resultsOf(place, join(folder, 'quiet'));
  const busy = await whileBusy(20, () => resultsOf(place, join(folder, 'busy')));
  expect(Object.keys(quiet)).toHaveLength(3);
  expect(busy).toEqual(quiet);
}, 300_000);
