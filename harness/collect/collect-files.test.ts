import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectFiles } from './collect-files.ts';
import type { CollectedFiles } from './collect-files.ts';
import { withFolder } from './temporary-folder.fixture.ts';

function problem(collected: CollectedFiles, folder: string): string {
  return collected.kind === 'nothing' ? collected.problem.replaceAll(folder, 'FOLDER') : 'collected';
}

test('the named files are one submission, named after the first file', async () => {
  await withFolder({ 'triangle.cpp': 'a', 'lib/board.h': 'b' }, async (folder) => {
    const collected = await collectFiles([join(folder, 'triangle.cpp'), join(folder, 'lib', 'board.h')]);
    const submission = collected.kind === 'collected' ? collected.submission : undefined;
    expect(submission?.id).toBe('triangle');
    expect(submission?.files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual([
      ['triangle.cpp', 'a'],
      ['board.h', 'b'],
    ]);
  });
});

test('a missing file is reported with the closest name that exists', async () => {
  await withFolder({ 'domineering.cpp': '', 'notes.txt': '' }, async (folder) => {
    const look = async (...names: string[]) =>
      problem(await collectFiles(names.map((name) => join(folder, name))), folder);
    expect(await look('domineerin.cpp')).toBe('there is no domineerin.cpp in FOLDER; did you mean domineering.cpp?');
    expect(await look('Domineering.cpp')).toBe('there is no Domineering.cpp in FOLDER; did you mean domineering.cpp?');
    expect(await look('hex.cpp')).toBe('there is no hex.cpp in FOLDER; check the spelling and the folder');
    expect(await look('hex.cpp', 'domineering.cpp', 'note.txt')).toBe(
      'there is no hex.cpp in FOLDER; check the spelling and the folder\n' +
        'there is no note.txt in FOLDER; did you mean notes.txt?',
    );
  });
  expect(await collectFiles(['no-such-file-anywhere.cpp'])).toEqual({
    kind: 'nothing',
    problem: 'there is no no-such-file-anywhere.cpp here; check the spelling and the folder',
  });
});

test('for a folder, the message says which files to name', async () => {
  await withFolder({ 'src/hex.cpp': '', 'src/board.cc': '', 'src/notes.txt': '', 'docs/a.txt': '' }, async (folder) => {
    expect(problem(await collectFiles([join(folder, 'src')]), folder)).toBe(
      'FOLDER/src is a folder; name the files in it: FOLDER/src/board.cc FOLDER/src/hex.cpp',
    );
    expect(problem(await collectFiles([join(folder, 'docs')]), folder)).toBe(
      'FOLDER/docs is a folder; name the source files themselves',
    );
  });
});

test('a file that cannot be a source file is refused', async () => {
  const files = {
    'hex.zip': 'PK',
    'big.cpp': new Uint8Array(1024 * 1024 + 1),
    'limit.cpp': new Uint8Array(1024 * 1024),
  };
  await withFolder(files, async (folder) => {
    const look = async (name: string) => problem(await collectFiles([join(folder, name)]), folder);
    expect(await look('hex.zip')).toBe('FOLDER/hex.zip is a zip; unzip it first and name the unzipped files');
    expect(await look('big.cpp')).toBe(
      'FOLDER/big.cpp is larger than 1 MiB and cannot be a source file; name the source file',
    );
    expect(await look('limit.cpp')).toBe('collected');
  });
  expect(problem(await collectFiles(['/dev/null']), 'FOLDER')).toBe(
    '/dev/null is not a regular file; name a source file',
  );
});

test('an empty list of files, and a file named twice, are refused', async () => {
  expect(problem(await collectFiles([]), 'FOLDER')).toBe('no file was named; name the files to check');
  await withFolder({ 'hex.cpp': '' }, async (folder) => {
    const path = join(folder, 'hex.cpp');
    expect(problem(await collectFiles([path, path]), folder)).toBe('FOLDER/hex.cpp is named twice; name it once');
  });
});

test.each([
  ['headers', ['hex.cpp', 'a/rules.h', 'b/rules.h']],
  ['sources', ['a/main.cpp', 'a/Board.cpp', 'b/main.cpp', 'b/Board.cpp']],
])('%s with the same name keep their folders below the common folder', async (_, paths) => {
  await withFolder(Object.fromEntries(paths.map((path) => [`w/${path}`, ''])), async (folder) => {
    const collected = await collectFiles(paths.map((path) => join(folder, 'w', path)));
    expect(collected.kind === 'collected' ? collected.submission.files.map(({ name }) => name) : collected).toEqual(
      paths,
    );
  });
});
