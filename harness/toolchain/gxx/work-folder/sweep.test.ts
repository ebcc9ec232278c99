import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolderLock } from './folder-lock.ts';
import { sweepWorkFolders } from './sweep.ts';

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
});
afterEach(() => rm(place, { recursive: true }));

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(place, 'verbatim-'));
  await mkdir(join(folder, 'source'));
  await writeFile(join(folder, 'source/program.cpp'), 'int main() {}\n');
  return folder;
}

async function lockName(): Promise<string> {
  const folder = await mkdtemp(join(place, 'other-'));
  const lock = makeFolderLock();
  lock.acquire(folder);
  const [name = ''] = await readdir(folder);
  lock.release();
  await rm(folder, { recursive: true });
  return name;
}

/** Another process locks the folder, and is killed. */
async function abandon(folder: string, lock?: string): Promise<void> {
  const script = 'require("node:net").createServer().listen(process.argv[1], () => process.stdout.write("up"))';
  const path = join(folder, lock ?? (await lockName()));
  const grader = spawn(process.execPath, ['-e', script, path], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(grader.stdout, 'data');
  grader.kill('SIGKILL');
  await once(grader, 'exit');
}

async function swept(): Promise<string[]> {
  await sweepWorkFolders([place]);
  return readdir(place);
}

test('the folder of a living grader stays, and that of a killed one is removed', async () => {
  const living = await makeFolder();
  const lock = makeFolderLock();
  lock.acquire(living);
  const dead = await makeFolder();
  await abandon(dead);
  expect(await readdir(dead)).toHaveLength(2);
  expect(await swept()).toEqual([basename(living)]);
  expect(await readdir(join(living, 'source'))).toEqual(['program.cpp']);
  lock.release();
});

test('several sweeps may run at once', async () => {
  await Promise.all(Array.from({ length: 5 }, async () => abandon(await makeFolder())));
  await Promise.all(Array.from({ length: 4 }, () => sweepWorkFolders([place])));
  expect(await readdir(place)).toEqual([]);
});

test('a folder stays unless it is certainly that of a dead grader', async () => {
  const unlocked = await makeFolder();
  const ofAnotherMachine = await makeFolder();
  await abandon(ofAnotherMachine, 'grader-00000000');
  const elsewhere = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  await mkdir(join(elsewhere, 'verbatim-AbCdEf'));
  await abandon(join(elsewhere, 'verbatim-AbCdEf'));
  await symlink(join(elsewhere, 'verbatim-AbCdEf'), join(place, 'verbatim-GhIjKl'));
  const named = join(place, 'verbatim-lectures');
  await rename(await makeFolder(), named);
  await abandon(named);
  const all = [unlocked, ofAnotherMachine, 'verbatim-GhIjKl', named].map((path) => basename(path));
  expect((await swept()).toSorted()).toEqual(all.toSorted());
  expect(await readdir(elsewhere)).toEqual(['verbatim-AbCdEf']);
  await rm(elsewhere, { recursive: true });
});

test.runIf(process.getuid?.() === 0)('a folder of another user stays', async () => {
  const folder = await makeFolder();
  await abandon(folder);
  await chown(folder, 65534, 65534);
  expect(await swept()).toEqual([basename(folder)]);
});

test('an empty folder stays for a minute: its grader may be about to lock it', async () => {
  const folder = await mkdtemp(join(place, 'verbatim-'));
  expect(await swept()).toEqual([basename(folder)]);
  const before = new Date(Date.now() - 61_000);
  await utimes(folder, before, before);
  expect(await swept()).toEqual([]);
});

test('a compiler that still works in an abandoned folder is ended', async () => {
  const folder = await makeFolder();
  const compiler = spawn('sleep', ['3600'], { cwd: join(folder, 'source'), stdio: 'ignore' });
  const ended = once(compiler, 'exit');
  await abandon(folder);
  expect(await swept()).toEqual([]);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('a place that does not exist is ignored', async () => {
  await sweepWorkFolders([join(place, 'nowhere')]);
  expect(await readdir(place)).toEqual([]);
});
