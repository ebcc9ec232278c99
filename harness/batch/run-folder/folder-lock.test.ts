// @module-tag build
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acquireLock } from './folder-lock.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'verbatim-lock-'));
});
afterEach(() => rm(parent, { recursive: true }));

/** Locks the folders whose names it reads, and releases each when it reads an empty line. */
const rivalProgram = `
  import { createInterface } from 'node:readline';
  import { acquireLock } from '${join(process.cwd(), 'dist/harness/batch/run-folder/folder-lock.js')}';
  let held;
  process.stdout.write('ready\\n');
  for await (const folder of createInterface({ input: process.stdin })) {
    if (folder === '') await held.release();
    else held = await acquireLock(folder);
    process.stdout.write(JSON.stringify({ kind: held.kind, pid: held.pid }) + '\\n');
  }`;

async function startRival() {
  const child = execa('node', ['--input-type=module', '-e', rivalProgram], { reject: false });
  await once(child.stdout, 'data');
  return {
    pid: child.pid,
    async say(line: string): Promise<unknown> {
      const answer = once(child.stdout, 'data');
      child.stdin.write(`${line}\n`);
      return JSON.parse(String((await answer)[0]));
    },
    async kill() {
      child.kill('SIGKILL');
      await child;
    },
  };
}

type Rival = Awaited<ReturnType<typeof startRival>>;

async function race(rivals: readonly Rival[], folder: string): Promise<Rival> {
  const answers = await Promise.all(rivals.map(async (rival) => ({ rival, answer: await rival.say(folder) })));
  const winners = rivals.filter((rival) =>
    answers.some((one) => one.rival === rival && JSON.stringify(one.answer) === '{"kind":"acquired"}'),
  );
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) throw new Error(JSON.stringify(answers));
  expect(answers.filter((one) => one.rival !== winner).map(({ answer }) => answer)).toEqual(
    rivals.slice(1).map(() => ({ kind: 'taken', pid: winner.pid })),
  );
  return winner;
}

test('of processes that want a folder at once, exactly one gets it, and the others learn which one', async () => {
  let rivals = await Promise.all(Array.from({ length: 4 }, startRival));
  const folder = join(parent, 'unfinished-run');
  for (let round = 0; round < 40; round += 1) {
    const winner = await race(rivals, folder);
    if (round % 10 !== 9) {
      await winner.say('');
      expect(await readdir(parent)).toEqual([]);
      continue;
    }
    // All the others now try to take over its lock at once.
    await winner.kill();
    rivals = [...rivals.filter((rival) => rival !== winner), await startRival()];
  }
  await Promise.all(rivals.map((rival) => rival.kill()));
});

test('a lock of a dead process is taken over, even if a new process has the same number', async () => {
  for (const dead of ['999999999-1-x', `${process.pid}-1-0d7fd1a8`, 'no process at all']) {
    await mkdir(join(parent, 'owner'));
    await writeFile(join(parent, 'owner', dead), '');
    const lock = await acquireLock(parent);
    expect(lock.kind).toBe('acquired');
    expect(await readdir(join(parent, 'owner'))).not.toContain(dead);
    if (lock.kind === 'acquired') await lock.release();
    await mkdir(parent, { recursive: true });
  }
});

test('a folder that cannot be written to is an error, and nothing waits for it', async () => {
  await writeFile(join(parent, 'file'), '');
  await expect(acquireLock(join(parent, 'file'))).rejects.toThrow(/EEXIST|ENOTDIR/);
});
