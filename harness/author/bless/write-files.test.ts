import { chmod, lstat, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BlessedFile } from './plan-edits.ts';
import { writeFiles } from './write-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-write-'));
  await writeFile(join(folder, 'a.yaml'), '\uFEFFold\r\n');
  await writeFile(join(folder, 'b.yaml'), 'old');
});
afterEach(() => rm(folder, { recursive: true }));

const change = (name: string, before: string): BlessedFile => ({
  name,
  before,
  after: `${before}new`,
  cases: 'calls',
  filledIn: 1,
  changed: 0,
  unread: [],
});
const changes = [change('a.yaml', '\uFEFFold\r\n'), change('b.yaml', 'old')];

test('files are written whole, with their permissions, and nothing is left beside them', async () => {
  await chmod(join(folder, 'a.yaml'), 0o600);
  await writeFiles(folder, changes);
  expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('\uFEFFold\r\nnew');
  expect((await stat(join(folder, 'a.yaml'))).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['a.yaml', 'b.yaml']);
});

test('a link stays a link', async () => {
  await symlink('b.yaml', join(folder, 'c.yaml'));
  await writeFiles(folder, [change('c.yaml', 'old')]);
  expect((await lstat(join(folder, 'c.yaml'))).isSymbolicLink()).toBe(true);
  expect(await readFile(join(folder, 'b.yaml'), 'utf8')).toBe('oldnew');
});

test('if one file was changed in the meantime, none is written', async () => {
  await writeFile(join(folder, 'b.yaml'), 'edited');
  await expect(writeFiles(folder, changes)).rejects.toThrow(
    'b.yaml was changed while the solution was running; nothing was written, try again',
  );
  expect(await readFile(join(folder, 'a.yaml'), 'utf8')).toBe('\uFEFFold\r\n');
});

test.skipIf(process.getuid?.() === 0)('a folder that cannot be written to is named, with what to do', async () => {
  await chmod(folder, 0o500);
  await expect(writeFiles(folder, changes)).rejects.toThrow('you have no permission to write there');
  await chmod(folder, 0o700);
});
