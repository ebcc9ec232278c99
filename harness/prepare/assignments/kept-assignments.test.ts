import { chmod, cp, mkdtemp, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as parsing from '../../assignment/load-assignment.ts';
import { loadKeptAssignment } from './kept-assignments.ts';

vi.mock('../../assignment/load-assignment.ts', { spy: true });

const home = await mkdtemp(join(tmpdir(), 'verbatim-kept-'));
afterAll(() => rm(home, { recursive: true }));

const cases = join(home, 'cases', 'domineering');
const kept = { folder: join(home, 'kept'), version: 'one' };
const main = join(cases, 'assignment.yaml');

beforeEach(async () => {
  await rm(join(home, 'cases'), { recursive: true, force: true });
  await rm(kept.folder, { recursive: true, force: true });
  await cp('cases/domineering', cases, { recursive: true });
});

/** The assignment, and whether its files had to be parsed. */
async function load(options: { readonly dialect?: string } = {}, version = kept.version) {
  vi.mocked(parsing.loadAssignment).mockClear();
  const loaded = await loadKeptAssignment(cases, options, { ...kept, version });
  return { loaded, parsed: vi.mocked(parsing.loadAssignment).mock.calls.length === 1 };
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** The only kept file. */
async function keptFile(): Promise<string> {
  const names = await readdir(kept.folder);
  expect(names).toHaveLength(1);
  return join(kept.folder, names[0] ?? '');
}

test('an assignment that was read before is the same again, without being parsed', async () => {
  const first = await load();
  const again = await load();
  expect([first.parsed, again.parsed]).toEqual([true, false]);
  expect(again.loaded).toStrictEqual(first.loaded);
  // The order of keys counts, too: digests and result files depend on it.
  const text = (loaded: unknown) =>
    JSON.stringify(loaded, (_, value) => (typeof value === 'bigint' ? `${value}n` : value));
  expect(text(again.loaded)).toBe(text(first.loaded));
});

test.each([
  ['a case', () => edit(join(cases, 'transcripts', '01-sample-run.yaml'), (text) => `${text}# a remark\n`)],
  [
    'the name of a case',
    () => rename(join(cases, 'transcripts', '18-full-grid.yaml'), join(cases, 'transcripts', '18-full.yaml')),
  ],
  ['the description', () => edit(main, (text) => `${text}build: { seconds: 6 }\n`)],
  ['what students are given', () => edit(join(cases, 'remark.txt'), () => 'new')],
])('a change of %s is noticed at once', async (what, change) => {
  if (what === 'what students are given') await writeFile(join(cases, 'remark.txt'), 'old');
  await load();
  await change();
  expect((await load()).parsed).toBe(true);
});

test('assignments of the build are not parsed again, unless a file has changed since', async () => {
  const built = join(home, 'built');
  await loadKeptAssignment(cases, {}, { ...kept, folder: built });
  vi.mocked(parsing.loadAssignment).mockClear();
  await loadKeptAssignment(cases, {}, { ...kept, built });
  expect(vi.mocked(parsing.loadAssignment).mock.calls).toHaveLength(0);
  await edit(main, (text) => `${text}build: { seconds: 6 }\n`);
  const changed = await loadKeptAssignment(cases, {}, { ...kept, built });
  expect(changed).toMatchObject({ kind: 'loaded', assignment: { build: { seconds: 6 } } });
  expect(vi.mocked(parsing.loadAssignment).mock.calls).toHaveLength(1);
});

test('another dialect or version of Verbatim parses the files again', async () => {
  await load();
  expect((await load({ dialect: '2021' })).parsed).toBe(true);
  expect((await load({}, 'two')).parsed).toBe(true);
  expect((await load()).parsed).toBe(false);
});

test('mistakes are reported each time, and such an assignment is not kept', async () => {
  await edit(main, (text) => text.replace('title:', 'id: chess\ntitle:'));
  const first = await load();
  const again = await load();
  expect(first.loaded).toMatchObject({
    kind: 'invalid',
    problems: [{ file: 'domineering/assignment.yaml', place: { line: 4 } }],
  });
  expect(again).toEqual({ loaded: first.loaded, parsed: true });
  expect(await readdir(kept.folder).catch(() => [])).toEqual([]);
});

test.each([
  ['is cut short', async (path: string) => writeFile(path, (await readFile(path)).subarray(0, 5000))],
  ['is empty', async (path: string) => writeFile(path, '')],
  [
    'has another byte',
    async (path: string) => {
      const bytes = await readFile(path);
      bytes[4000] = (bytes[4000] ?? 0) ^ 1;
      await writeFile(path, bytes);
    },
  ],
  ['could be written by others', (path: string) => chmod(path, 0o666)],
])('a kept file that %s is not trusted, and is written again', async (_, damage) => {
  const first = await load();
  await damage(await keptFile());
  const again = await load();
  expect(again).toEqual({ loaded: first.loaded, parsed: true });
  expect((await load()).parsed).toBe(false);
});

test('a folder with links, which may lead anywhere, is not kept', async () => {
  await symlink(join(cases, 'functions.yaml'), join(cases, 'link.txt'));
  await load();
  expect((await load()).parsed).toBe(true);
});

test('if nothing can be kept, everything is still read', async () => {
  await writeFile(kept.folder, 'a file');
  expect((await load()).loaded.kind).toBe('loaded');
});

test('only a limited number is kept', async () => {
  for (let version = 0; version < 70; version += 1) await load({}, String(version));
  expect((await readdir(kept.folder)).length).toBeLessThanOrEqual(60);
  expect((await load({}, '69')).parsed).toBe(false);
});
