// @module-tag compiler
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Kept, compileKeeper, keep } from './keeper.ts';

let folder: string;
let keeper: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-keeper-'));
  keeper = await compileKeeper(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const isRoot = process.getuid?.() === 0;

function run(script: string, seconds = 60, uid?: number, processorSeconds = 60): Promise<Kept> {
  return keep(keeper, {
    command: ['/bin/sh', '-c', script],
    ...{
      cwd: '/',
      env: { PATH: process.env['PATH'] ?? '' },
      seconds,
      processorSeconds,
      report: join(folder, 'report'),
    },
    ...(uid === undefined ? {} : { uid }),
  });
}

test('the end of a command and its output are reported', async () => {
  const { exit, timedOut, stdout, stderr, processes } = await run('echo output; echo errors >&2; exit 3');
  expect({ exit, timedOut, stdout, stderr, processes }).toEqual({
    ...{ exit: 3, timedOut: false, stdout: 'output', stderr: 'errors', processes: [] },
  });
  expect((await run('kill -ABRT $$')).signal).toBe(6);
});

test('a process that has left its parent and its session is found and ended', async () => {
  const marked = `sleep ${100_000 + process.pid}`;
  const { processes } = await run(`setsid sh -c '(${marked} > /dev/null 2>&1 &)'`);
  expect(processes.map((one) => one.trim())).toEqual([marked]);
  const { stdout } = await execa('ps', ['-eo', 'args']);
  expect(stdout.split('\n').filter((line) => line.startsWith(marked))).toEqual([]);
});

test('a command that runs too long is ended with all processes that it started', async () => {
  const marked = `sleep ${200_000 + process.pid}`;
  const kept = await run(`${marked} & ${marked}`, 0.5);
  expect({ timedOut: kept.timedOut, exit: kept.exit }).toEqual({ timedOut: true, exit: undefined });
  const { stdout } = await execa('ps', ['-eo', 'args']);
  expect(stdout.split('\n').filter((line) => line.startsWith(marked))).toEqual([]);
});

test('a command that computes too long is ended, and one that waits is not', async () => {
  expect((await run('while :; do :; done', 60, undefined, 0.3)).timedOut).toBe(true);
  expect((await run('sleep 1', 60, undefined, 0.3)).timedOut).toBe(false);
});

test('a file in shared memory is found', async () => {
  const name = `fuzz-test-${process.pid}`;
  expect((await run(`touch /dev/shm/${name}`)).shared).toEqual([name]);
  await rm(`/dev/shm/${name}`, { force: true });
});

test.runIf(isRoot)('a command can run as an ordinary user', async () => {
  expect((await run('id -u; id -G', 60, 65534)).stdout).toBe('65534\n65534');
});
