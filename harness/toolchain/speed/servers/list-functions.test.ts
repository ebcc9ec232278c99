// @module-tag compiler
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProcess } from '../../../process/process.ts';
import { prepareRuntimePieces } from '../../native/prepare-pieces.ts';
import { runTool } from '../../../process/run-tool.ts';
import { functionsOf } from '../../sandbox/tool-seal.ts';
import { testCache } from '../../../testing/test-cache.fixture.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));
const cache = testCache();
const pieces = await prepareRuntimePieces(resolve('harness/toolchain/runtime'), cache, 'the compiler of a test');

async function objectOf(source: string): Promise<Buffer> {
  await writeFile(join(folder, 'a.cpp'), source);
  await runProcess({ file: 'g++', args: ['-c', 'a.cpp'], folder, seconds: 60, outputBytes: 1 << 20 });
  return readFile(join(folder, 'a.o'));
}

/** Undefined if it is no object file for this machine. */
async function listed(object: Buffer): Promise<string | undefined> {
  await writeFile(join(folder, 'a.o'), object);
  const work = { folder, seal: pieces.seal(folder), seconds: 60, outputBytes: 1 << 20 };
  const { end, stdout } = await runTool({ ...work, file: functionsOf, args: ['a.o'] });
  expect(end.kind).toBe('exited');
  return end.kind === 'exited' && end.code === 0 ? Buffer.from(stdout).toString() : undefined;
}

test('functions are listed for an object file, and for no other file', async () => {
  const object = await objectOf('int f(int n) { return n; }\n');
  expect(await listed(object)).toBe('a.o:0000000000000000 T f(int)\n');
  expect(await listed(object.subarray(0, 40))).toBeUndefined();
});

/** The byte of the file's header that says so, and a wrong value for it. */
test.each([
  ['processor', 18, 0x42],
  ['order of bytes', 5, 2],
  ['width of addresses', 4, 1],
])('an object file for another %s is left to nm', async (_about, place, value) => {
  const object = await objectOf('int f(int n) { return n; }\n');
  object[place] = value;
  expect(await listed(object)).toBeUndefined();
});
