import { writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listFolder } from './list-folder.ts';
import { withFolder } from '../temporary-folder.fixture.ts';

const full = (folder: string) =>
  Object.fromEntries(['1.h', '2.h', '3.h', 'a/4.h', 'a/5.h'].map((name) => [`${folder}/${name}`, '']));

async function listed(files: Readonly<Record<string, string>>, inOne: number, altogether = 1000): Promise<string[]> {
  return withFolder(files, async (folder) => {
    const listing = await listFolder(folder, { inOne, altogether });
    return listing.files.map(({ path, aside, more }) =>
      [path, ...(aside === undefined ? [] : [aside]), ...(more === undefined ? [] : [`${more} more`])].join(': '),
    );
  });
}

test('very many files of one student are cut, the deepest first, and other students keep theirs', async () => {
  expect(await listed({ ...full('s1'), ...full('s2'), 's3/hex.cpp': '' }, 4)).toEqual([
    's1/1.h',
    's1/2.h',
    's1/3.h',
    's1/a/…: too-many-members: 2 more',
    's2/1.h',
    's2/2.h',
    's2/3.h',
    's2/a/…: too-many-members: 2 more',
    's3/hex.cpp',
  ]);
});

test('a folder around all students does not count as a student', async () => {
  expect(await listed({ ...full('all/s1'), 'all/s2/hex.cpp': '', '.DS_Store': '' }, 3)).toEqual([
    '.DS_Store: macos',
    'all/s1/1.h',
    'all/s1/2.h',
    'all/s1/3.h',
    'all/s1/…: too-many-members: 1 more',
    'all/s2/hex.cpp',
  ]);
});

test('there is a limit for all students together', async () => {
  expect(await listed({ 's1/1.h': '', 's2/2.h': '', 's3/3.h': '' }, 9, 4)).toEqual([
    's1/1.h',
    's2/2.h',
    '…: too-many-members: 1 more',
  ]);
});

test('a name that is not UTF-8 is guessed, and its file is opened by the bytes of the name', async () => {
  await withFolder({ 's1/hex.cpp': '' }, async (folder) => {
    const name = Buffer.from([0xb3, 0xaf, 0xa4, 0x6a, 0xa4, 0xe5, 0x2e, 0x68]);
    await writeFile(Buffer.concat([Buffer.from(`${folder}/s1/`), name]), 'found');
    const { files } = await listFolder(folder);
    expect(files.map(({ path, aside, guessedName }) => [path, aside, guessedName])).toEqual([
      ['s1/hex.cpp', undefined, undefined],
      ['s1/陳大文.h', undefined, 'Big5'],
    ]);
    expect(Buffer.from((await files[1]?.read()) ?? []).toString()).toBe('found');
  });
});
