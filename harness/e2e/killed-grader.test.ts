// @module-tag compiler
// @module-tag build
import { cp, mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { execa } from 'execa';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { main } from '../testing/command.fixture.ts';

let folder: string;
/** The folder for the temporary files of all graders of this test. */
let temporary: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-killed-'));
  temporary = await mkdtemp(join(tmpdir(), 'verbatim-killed-'));
  for (const id of ['s1155000001', 's1155000004', 's1155000005', 's1155000007', 's1155000010']) {
    await cp(join('harness/demo/domineering', id), join(folder, 'class', id), { recursive: true });
  }
});
afterAll(() => Promise.all([folder, temporary].map((path) => rm(path, { recursive: true }))));

function start(out: string, command: readonly string[] = []) {
  const grade = ['grade', join(folder, 'class'), '--workers', '2', '--no-cache', '--out', join(folder, out)];
  const [file = '', ...args] = [...command, process.execPath, main, ...grade];
  return execa(file, args, { reject: false, stdin: 'ignore', env: { TMPDIR: temporary } });
}

const workFolders = async () => (await readdir(temporary)).filter((name) => name.startsWith('verbatim-'));

/** All processes of a grader have their working directory in its folder or beside it. */
async function processesThere(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return ids.filter((_id, at) => places[at]?.startsWith(temporary));
}

async function atWork(running: ReturnType<typeof start>, before: readonly string[]): Promise<void> {
  while (running.exitCode === null && (await workFolders()).every((name) => before.includes(name))) await setTimeout(2);
}

test('a new grader removes what killed graders left, and does not disturb running ones', async () => {
  // A grader that is killed earlier may leave an empty folder, which others keep for a minute (sweep.test.ts).
  const moments = fc.sample(fc.integer({ min: 20, max: 600 }), { numRuns: 8, seed: 20211118 });
  let left = 0;
  for (const [index, moment] of moments.entries()) {
    const before = await workFolders();
    const killed = start(`killed-${index}`);
    await atWork(killed, before);
    await setTimeout(moment);
    killed.kill('SIGKILL');
    await killed;
    left = Math.max(left, (await workFolders()).length);
  }
  // Otherwise this test would show nothing.
  expect(left).toBeGreaterThan(0);
  // In its own namespaces, as in a container, where process numbers begin again.
  const apart = process.getuid?.() === 0 ? ['unshare', '--pid', '--net', '--fork', '--mount-proc'] : [];
  const living = start('living', apart);
  await atWork(living, await workFolders());
  const beside = await Promise.all([start('beside'), start('beside-again')]);
  expect(beside.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expect((await living).exitCode).toBe(0);
  const inside = (await workFolders()).map((name) => readdir(join(temporary, name)));
  expect(await Promise.all(inside)).toEqual([]);
  await expect.poll(processesThere).toEqual([]);
});
