// @module-tag compiler
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { descendants, isAlive } from '../../process/descendants.fixture.ts';
import { inspectHost } from './host.ts';
import { runTool } from '../../process/run-tool.ts';
import { prepareRuntimePieces } from '../native/prepare-pieces.ts';
import { fullSpeed } from '../speed/speed.ts';
import { endIdleServers } from '../speed/servers/server-pool.ts';
import { testCache } from '../../testing/test-cache.fixture.ts';

const host = await inspectHost();
if (host.kind !== 'ready') throw new Error(host.sentence);
const runtime = resolve('harness/toolchain/runtime');
const pieces = await prepareRuntimePieces(runtime, testCache(), host.compiler, { speed: fullSpeed });
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

const bash = (script: string, changed: { readonly seconds?: number; readonly outputBytes?: number } = {}) =>
  runTool({
    file: 'bash',
    args: ['--norc', '-c', script],
    folder,
    seal: pieces.seal(folder),
    seconds: 10,
    outputBytes: 1000,
    ...changed,
  });
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
/** The servers, and the processes that they have started. */
const servers = () => descendants().map(({ pid }) => pid);

test('both outputs and the exit code come back byte for byte', async () => {
  const { end, stdout, stderr } = await bash("printf 'a\\r\\n\\377'; printf 'b' >&2; exit 3");
  expect(end).toEqual({ kind: 'exited', code: 3 });
  expect(Buffer.from(stdout)).toEqual(Buffer.from([0x61, 13, 10, 0xff]));
  expect(new Uint8Array(stderr)).toEqual(bytes('b'));
});

test('the same server starts one tool after the other', async () => {
  await endIdleServers();
  await bash('exit 0');
  const first = servers();
  await bash('exit 1');
  expect(first).toHaveLength(1);
  expect(servers()).toEqual(first);
});

test('a server that is about to end takes no more tools', async () => {
  await bash('exit 0');
  const ending = endIdleServers();
  expect((await bash('exit 3')).end).toEqual({ kind: 'exited', code: 3 });
  await ending;
});

test('a tool that takes too long is ended with all that it started, and the next tool still starts', async () => {
  const { end } = await bash('sleep 30 & echo $! > child; wait', { seconds: 0.5 });
  expect(end).toEqual({ kind: 'out-of-time' });
  const child = Number(await readFile(join(folder, 'child'), 'utf8'));
  await expect.poll(() => isAlive(child)).toBe(false);
  expect((await bash('exit 0')).end).toEqual({ kind: 'exited', code: 0 });
});

test('a tool that is killed is distinguished from one that exits', async () => {
  expect((await bash('kill -SEGV $$')).end).toEqual({ kind: 'killed', signal: 'SIGSEGV' });
});

test('if there is too much output, its beginning is kept', async () => {
  const { end, stdout } = await bash('for i in $(seq 200); do echo on and on; done');
  expect(end).toEqual({ kind: 'too-much-output' });
  expect(new Uint8Array(stdout)).toEqual(bytes('on and on\n'.repeat(100)));
});

const killServer = async () => {
  await expect.poll(() => servers().length).toBeGreaterThan(1);
  const [server = 0] = servers();
  process.kill(server, 'SIGKILL');
  await expect.poll(servers).not.toContain(server);
};

test('a tool whose server was killed is started again once', async () => {
  await endIdleServers();
  const running = bash('echo once >> begun; while [ ! -e enough ]; do sleep 0.01; done; cat begun');
  await expect.poll(() => readFile(join(folder, 'begun'), 'utf8').catch(() => '')).toBe('once\n');
  await killServer();
  await writeFile(join(folder, 'enough'), '');
  const { end, stdout } = await running;
  expect(end).toEqual({ kind: 'exited', code: 0 });
  expect(Buffer.from(stdout).toString()).toBe('once\nonce\n');
});

test('if the second server is killed, too, the tool counts as not started, with the reason', async () => {
  await endIdleServers();
  const running = bash('sleep 30');
  await killServer();
  await killServer();
  expect((await running).end).toEqual({ kind: 'not-started', reason: 'SIGKILL' });
});
