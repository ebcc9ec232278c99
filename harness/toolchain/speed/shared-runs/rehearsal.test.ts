// @module-tag compiler
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { encodeCases, encodePrograms } from '../../gxx/run/runner-protocol.ts';
import { prepareRuntimePieces } from '../../native/prepare-pieces.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));
const runtime = join(process.cwd(), 'harness/toolchain/runtime');
const { runner } = await prepareRuntimePieces(runtime, folder, 'the compiler');
const [rehearsed = ''] = /[^\0]*-rehearsed(?=\0)/.exec(await readFile(runner, 'latin1')) ?? [];

test('a host has private copies of the code pages that a leaf touched, and of few others', async () => {
  const kilobytes = await ownCodeOfHost();
  expect(kilobytes).toBeGreaterThan(100);
  expect(kilobytes).toBeLessThan(1000);
});

test('without a program to rehearse, a host has no private copies and still works', async () => {
  await rm(rehearsed);
  expect(await ownCodeOfHost()).toBe(0);
});

/** Kilobytes of code of libstdc++ and libc that the host does not share with the file, once it has answered. */
async function ownCodeOfHost(): Promise<number> {
  const host = spawn(runner, { stdio: ['pipe', 'pipe', 'inherit'] });
  host.stdin.write(encodePrograms([]));
  await once(host.stdout, 'data');
  const maps = (await readFile(`/proc/${host.pid}/smaps`, 'utf8')).split(/\n(?=[0-9a-f]+-)/);
  host.stdin.end(encodeCases([]));
  await once(host, 'exit');
  const code = maps.filter((part) => /^\S+ r-xp .*(?:libstdc\+\+|libc)\.so/.test(part));
  expect(code.length).toBeGreaterThan(1);
  return code.reduce((sum, part) => sum + Number(/^Anonymous: +(\d+)/m.exec(part)?.[1]), 0);
}
