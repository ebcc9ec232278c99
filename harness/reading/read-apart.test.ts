// @module-tag compiler
// @module-tag build
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as Built from './read-apart.ts';
import type { ReadingApart } from './read-apart.ts';
import { readHere } from './read-here.ts';
import { readingBounds } from './reading-bounds.ts';

// A process can only be started from built code.
const { readApart }: typeof Built = await import(resolve('dist/harness/reading/read-apart.js'));

let folder = '';
let program = '';
const opened: ReadingApart[] = [];

/** A reader that does what the names of its files say, in place of reading them. */
const misbehaving = `
process.on('disconnect', () => process.exit());
let served = 0;
process.on('message', ({ request: [{ name }] }) => {
  served += 1;
  if (name === 'loop') for (;;);
  if (name === 'fill') for (const kept = []; ; ) kept.push(new Array(1e5).fill(served));
  if (name === 'grow') for (const kept = []; ; ) kept.push(Buffer.alloc(1e7, 1));
  if (name === 'die' || (name === 'die once' && served === 1)) process.kill(process.pid, 'SIGKILL');
  else if (name === 'trip over others' && served > 1) process.abort();
  else process.send({ kind: 'read', value: served });
});
`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-reader-'));
  program = join(folder, 'reader.mjs');
  await writeFile(program, misbehaving);
});

afterAll(async () => {
  for (const one of opened) one.end();
  await rm(folder, { recursive: true, force: true });
});

function open(options?: Parameters<typeof readApart>[0]): ReadingApart {
  const reading = readApart({ size: 1, ...options });
  opened.push(reading);
  return reading;
}

function misbehave() {
  const bounds = { ...readingBounds, seconds: 1.5, heapMiB: 32, residentMiB: 200 };
  const reading = open({ reader: { program, bounds } });
  return (name: string): Promise<unknown> => reading.read('sources', [{ name, bytes: new Uint8Array() }]);
}

test('what is read in another process is what is read here', async () => {
  const files = [
    { name: 'a.cpp', bytes: Buffer.from('int main() {} // 中文\n') },
    { name: 'b.cpp', bytes: Buffer.from([0xd6, 0xd0, 0xce, 0xc4, 0x0a]) },
  ];
  const apart = await open().read('sources', files);
  expect(apart).toEqual(await readHere.read('sources', files));
});

test('a text that takes too much time or memory ends its own reading, and the next one is read', async () => {
  const ask = misbehave();
  expect(await ask('loop')).toEqual({ kind: 'unreadable', limit: 'time' });
  expect(await ask('fill')).toEqual({ kind: 'unreadable', limit: 'memory' });
  expect(await ask('grow')).toEqual({ kind: 'unreadable', limit: 'memory' });
  expect(await ask('plain')).toEqual({ kind: 'read', value: 1 });
});

test('a reader that earlier texts have damaged is replaced, and the text is read again', async () => {
  const ask = misbehave();
  expect(await ask('plain')).toEqual({ kind: 'read', value: 1 });
  expect(await ask('trip over others')).toEqual({ kind: 'read', value: 1 });
});

test('a reader that is killed from outside says nothing about the text', async () => {
  const ask = misbehave();
  await expect(ask('die')).rejects.toThrow('the process that reads sources was killed from outside, twice');
  expect(await ask('plain')).toEqual({ kind: 'read', value: 1 });
});

test('with one reader, many requests are read one after the other', async () => {
  const ask = misbehave();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`file ${index}`)));
  expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => ({ kind: 'read', value: index + 1 })));
});
