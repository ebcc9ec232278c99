// @module-tag compiler
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inspectHost } from './host.ts';
import type { RunnerCase } from '../gxx/run/runner-protocol.ts';
import { freshServers } from '../../process/server-process.ts';
import { createRunner, layersHere } from './runner.ts';
import { prepareRuntimePieces } from '../native/prepare-pieces.ts';
import { testCache } from '../../testing/test-cache.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

/** A fake runner that reports layers in force (7) between these two pieces of shell script. */
async function runnerThat(name: string, before: string, after: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\n${before}\nprintf '\\004\\000\\000\\000\\007\\000\\000\\000'\n${after}\n`);
  await chmod(path, 0o755);
  return path;
}

const one: RunnerCase = {
  program: 0,
  inputKind: 'typed',
  cpuSeconds: 1,
  wallSeconds: 1,
  memoryMiB: 64,
  printedBytes: 100,
  recordBytes: 100,
  input: new Uint8Array(),
};

async function endings(path: string, layers: number, programs: readonly string[]) {
  const runner = createRunner(path, layers, 2)(programs);
  const answers = await runner.run([one, one, one]);
  await runner.end();
  return answers.map(({ ending }) => ending);
}

const notStarted = (reason: string) => Array.from({ length: 3 }, () => ({ kind: 'not-started', reason }));

test.each([
  ['/bin/false', 'exit code 1'],
  ['/bin/true', 'exit code 0'],
  ['/no/such/runner', 'ENOENT'],
])('cases that %s cannot run are reported as not run, with a reason', async (path, reason) => {
  expect(await endings(path, 0, [])).toEqual(notStarted(`the runner ended too early: ${reason}`));
});

test('nothing is run without a layer of protection that the results claim, or without the program', async () => {
  const host = await inspectHost();
  if (host.kind !== 'ready') throw new Error(host.sentence);
  const runtime = resolve('harness/toolchain/runtime');
  const { runner } = await prepareRuntimePieces(runtime, testCache(), host.compiler);
  const nowhere = 1 << 20;
  expect(await endings(runner, nowhere, ['/bin/true'])).toEqual(
    notStarted(`the runner ended too early: layers of protection are missing that were in force before (${nowhere})`),
  );
  expect(await endings(runner, 0, ['/no/such/program'])).toEqual(
    notStarted('the runner ended too early: cannot open the program /no/such/program'),
  );
});

test('a runner that is stopped is given the time of one case, not of all of them', async () => {
  const path = await runnerThat('stopped', '', 'kill -STOP $$');
  const many = Array.from({ length: 150 }, () => one);
  const runner = createRunner(path, 7, 1, freshServers, 0.1)([]);
  const answers = await runner.run(many);
  await runner.end();
  const reason = 'the runner ended too early: SIGKILL';
  expect(answers.map(({ ending }) => ending)).toEqual(many.map(() => ({ kind: 'not-started', reason })));
});

test('a runner that dies when it is asked for its layers is asked once more', async () => {
  const once = await runnerThat('dies-once', `mkdir ${folder}/once 2> /dev/null && exit 1`, 'exec cat');
  expect(await layersHere(once)).toBe(7);
  expect(await layersHere('/bin/false')).toBe('exit code 1');
});
