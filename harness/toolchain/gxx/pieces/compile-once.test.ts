// @module-tag compiler
import { chmod, mkdtemp, readFile, readdir, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Piece, compileOnce, compileTextOnce } from './compile-once.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

const source = join(folder, 'one.cpp');
await writeFile(source, 'int one() { return 1; }\n');

let cacheFolder: string;
let piece: Piece;
beforeEach(async () => {
  cacheFolder = await mkdtemp(join(folder, 'cache-'));
  piece = { name: 'one.o', cacheFolder, version: '1', args: ['-c', source], seconds: 60 };
});

const text = { name: 'two.cpp', bytes: Buffer.from('int two() { return 2; }\n') };

test.each([
  ['a file', () => compileOnce(piece)],
  ['a text', () => compileTextOnce({ ...piece, args: [] }, [text], folder)],
])('compiled from %s, a damaged piece is made again, and an intact one is not', async (_about, make) => {
  const path = await make();
  const whole = await readFile(path);
  const { ino } = await stat(path);
  await make();
  expect((await stat(path)).ino).toBe(ino);
  const damage = [
    () => truncate(path, 0),
    () => truncate(path, whole.length / 2),
    () => writeFile(path, Buffer.from(whole.map((byte, index) => (index === 100 ? byte + 1 : byte)))),
    () => rm(path),
  ];
  for (const spoil of damage) {
    await spoil();
    expect(await make()).toBe(path);
    expect((await readFile(path)).equals(whole)).toBe(true);
  }
  expect(await readdir(cacheFolder)).toHaveLength(2);
});

test('damage that leaves size and date unchanged is found, too', async () => {
  const path = await compileOnce(piece);
  const whole = await readFile(path);
  const { atime, mtime } = await stat(path);
  await writeFile(path, Buffer.alloc(whole.length));
  await utimes(path, atime, mtime);
  await compileOnce(piece);
  expect((await readFile(path)).equals(whole)).toBe(true);
});

test('whatever a killed compiler leaves lies in a folder that is swept', async () => {
  const compiler = join(folder, 'compiler');
  // The text of the piece says where it was made.
  await writeFile(compiler, '#!/bin/sh\nfor last; do :; done\nprintf "$TMPDIR\\n$last" > "$last"\n');
  await chmod(compiler, 0o755);
  const path = await compileOnce({ ...piece, compiler });
  const [temporary = '', made] = (await readFile(path, 'utf8')).split('\n');
  expect(temporary.slice(0, -6)).toBe(`${path}.tmp`);
  expect(made).toBe(join(temporary, 'one.o'));
  await expect(stat(temporary)).rejects.toThrow('ENOENT');
});
