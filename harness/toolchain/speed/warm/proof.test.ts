import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createProof } from './proof.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

let folder = '';
let coldOnes = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  folders.push(folder);
  coldOnes = 0;
});

const inFolder = (name: string) => join(folder, name);

/** The content of an object file, its stack usage by function, and the messages. */
type Compiled = readonly [string, string, string];

const compile =
  ([object, stackUsage, said]: Compiled) =>
  async () => {
    coldOnes += 1;
    await writeFile(inFolder('0.o'), object);
    await writeFile(inFolder('0.su'), stackUsage);
    return { stderr: Buffer.from(said) };
  };

/** Compares the result of a warm compiler with that of a cold one. */
async function prove(proof: ReturnType<typeof createProof>, warm: Compiled, cold: Compiled) {
  const { stderr } = await compile(warm)();
  coldOnes -= 1;
  return proof.holds({ object: inFolder('0.o'), stackUsage: inFolder('0.su') }, stderr, compile(cold));
}

const usual: Compiled = ['code', 'f 16', 'a.cpp:1:5: warning: oops\n'];

test('a warm compiler with the same result proves it once, also for later processes', async () => {
  const proof = createProof(inFolder('warm.so'));
  expect(await prove(proof, usual, usual)).toBe(true);
  expect(await prove(proof, ['more', 'g 16', ''], ['never', 'made', ''])).toBe(true);
  expect(await prove(createProof(inFolder('warm.so')), ['more', 'g 16', ''], ['never', 'made', ''])).toBe(true);
  expect(coldOnes).toBe(1);
});

test.each<[string, Compiled]>([
  ['object', ['other code', 'f 16', usual[2]]],
  ['list of functions', ['code', 'f 32', usual[2]]],
  ['message', ['code', 'f 16', 'a.cpp:1:5: warning: oops!\n']],
  ['message, namely none', ['code', 'f 16', '']],
])('a warm compiler that gives another %s is not trusted, and every process checks it anew', async (_about, cold) => {
  const proof = createProof(inFolder('warm.so'));
  expect(await prove(proof, usual, cold)).toBe(false);
  expect(await prove(proof, usual, usual)).toBe(false);
  expect((await readdir(folder)).toSorted()).toEqual(['0.o', '0.su']);
});
