// @module-tag compiler
// @module-tag build
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { main } from '../testing/command.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));
const place = join(folder, 'place');
await mkdir(place);
/** This program has so much memory that each run loads it separately. */
const right = join(folder, 'domineering.cpp');
await writeFile(
  right,
  `${await readFile('harness/demo/domineering/s1155000001/domineering.cpp', 'utf8')}\nchar big[24 << 20];\n`,
);

const isolated = ['--user', '--map-root-user', '--mount'];
const worksHere = (await execa('unshare', [...isolated, 'true'], { reject: false })).exitCode === 0;

/** Grades a correct program with temporary files in a place from which programs may not be run, as from `others`. */
async function checkWithout(...others: readonly string[]) {
  const mounts = [place, ...others].map((one) => `mount -t tmpfs -o noexec none ${one} && `).join('');
  // The mount ends with the grader, so its files are listed before that.
  const script = `${mounts}export TMPDIR=${place} && "$@"; code=$?; ls -A ${place} >&2; exit $code`;
  const check = [main, 'check', '--json', '--no-cache', right];
  return execa('unshare', [...isolated, 'sh', '-c', script, 'sh', process.execPath, ...check], {
    reject: false,
    env: { NO_COLOR: '1' },
  });
}

test.runIf(worksHere)('a temporary folder from which programs may not be run is skipped', async () => {
  const { stdout, stderr } = await checkWithout();
  // All marks except those for the global variable.
  expect(JSON.parse(stdout)).toMatchObject({ status: 'graded', marks: 94 });
  expect(stderr).toBe('');
  expect(await readdir(place)).toEqual([]);
});

test.runIf(worksHere)('if there is no other place, an error says so before grading begins', async () => {
  const { stdout, stderr, exitCode } = await checkWithout('/dev/shm');
  expect([exitCode, stdout, stderr]).toEqual([
    2,
    '',
    `verbatim: no program may be run from ${place}, which is mounted with "noexec": set TMPDIR to a folder elsewhere`,
  ]);
});
