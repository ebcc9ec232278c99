import { execFileSync } from 'node:child_process';
import { chmod, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collectFolder } from './collect-folder.ts';
import type { Collected } from './collect-folder.ts';
import { withFolder } from './temporary-folder.fixture.ts';

/** Texts instead of bytes, so that a failing test can be read. */
function legible(collected: Collected) {
  if (collected.kind === 'nothing') return collected;
  const submissions = collected.submissions.map(({ id, files }) => ({
    id,
    files: Object.fromEntries(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])),
  }));
  return { submissions, ignored: collected.ignored };
}

function problem(collected: Collected, folder: string): string {
  return collected.kind === 'nothing' ? collected.problem.replaceAll(folder, 'FOLDER') : 'collected';
}

test('every folder is a student, in the order of their ids, with names from their own folder on', async () => {
  const files = {
    's2/hex.cpp': 'two',
    's10/hex.cpp': 'ten',
    's10/src/board.cpp': 'deeper',
    's10/src/more/board.h': 'deepest',
    'Zoe/HEX.CPP': 'zoe',
    's3/': '',
  };
  await withFolder(files, async (folder) => {
    expect(legible(await collectFolder(folder))).toEqual({
      submissions: [
        { id: 'Zoe', files: { 'HEX.CPP': 'zoe' } },
        { id: 's10', files: { 'hex.cpp': 'ten', 'src/board.cpp': 'deeper', 'src/more/board.h': 'deepest' } },
        { id: 's2', files: { 'hex.cpp': 'two' } },
        { id: 's3', files: {} },
      ],
      ignored: [],
    });
  });
});

test('bytes stay what they are', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  await withFolder({ 's1/hex.cpp': bytes }, async (folder) => {
    const collected = await collectFolder(folder);
    const file = collected.kind === 'collected' ? collected.submissions[0]?.files[0] : undefined;
    expect(Uint8Array.from(file?.bytes ?? [])).toEqual(bytes);
  });
});

test('whatever is left out is accounted for, with its reason', async () => {
  const files = {
    'README.md': '',
    'hex.cpp': '',
    '.DS_Store': '',
    '__MACOSX/s1/._hex.cpp': '',
    's1/hex.cpp': 'kept',
    's1/.git/config': '',
    's1/.vscode/settings.json': '',
    's1/.DS_Store': '',
    's1/Thumbs.db': '',
    's1/src/desktop.ini': '',
    's1/a/b/c/hex.cpp': '',
    's1/__MACOSX/._hex.cpp': '',
    's1/limit.cpp': new Uint8Array(1024 * 1024),
    's1/program.exe': new Uint8Array(1024 * 1024 + 1),
  };
  await withFolder(files, async (folder) => {
    await symlink('/etc/passwd', join(folder, 's1', 'link.cpp'));
    await symlink('/etc', join(folder, 's1', 'src', 'etc'));
    await symlink(join(folder, 's1'), join(folder, 's2'));
    execFileSync('mkfifo', [join(folder, 's1', 'pipe.cpp'), join(folder, 'pipe')]);
    const collected = await collectFolder(folder);
    const names =
      collected.kind === 'collected'
        ? collected.submissions.map(({ id, files: own }) => [id, own.map((file) => file.name)])
        : [];
    expect(names).toEqual([['s1', ['hex.cpp', 'limit.cpp']]]);
    expect(collected.kind === 'collected' ? collected.ignored : []).toEqual([
      { path: '.DS_Store', reason: 'macOS leaves it in folders and zips' },
      { path: 'README.md', reason: "it belongs to no student; put each student's files in a folder of their own" },
      { path: '__MACOSX', reason: 'macOS leaves it in folders and zips' },
      { path: 'hex.cpp', reason: "it belongs to no student; put each student's files in a folder of their own" },
      { path: 'pipe', reason: 'not a regular file' },
      { path: 's1/.DS_Store', reason: 'macOS leaves it in folders and zips' },
      { path: 's1/.git', reason: 'the records of version control' },
      { path: 's1/.vscode', reason: 'a hidden file' },
      { path: 's1/Thumbs.db', reason: 'Windows leaves it in folders' },
      { path: 's1/__MACOSX', reason: 'macOS leaves it in folders and zips' },
      { path: 's1/a/b/c', reason: 'a folder more than 2 folders deep' },
      { path: 's1/link.cpp', reason: 'a symbolic link, which is not followed' },
      { path: 's1/pipe.cpp', reason: 'not a regular file' },
      { path: 's1/program.exe', reason: 'larger than 1 MiB, so no source file' },
      { path: 's1/src/desktop.ini', reason: 'Windows leaves it in folders' },
      { path: 's1/src/etc', reason: 'a symbolic link, which is not followed' },
      { path: 's2', reason: 'a symbolic link, which is not followed' },
    ]);
  });
});

test('a folder that is not there is named with its cure', async () => {
  await withFolder({ 'submissions/s1/hex.cpp': '' }, async (folder) => {
    const look = async (name: string) => problem(await collectFolder(join(folder, name)), folder);
    expect(await look('submisions')).toBe('there is no submisions in FOLDER; did you mean submissions?');
    expect(await look('homework')).toBe('there is no homework in FOLDER; check the spelling and the folder');
    expect(await look('nowhere/at-all')).toBe(
      'there is no at-all in FOLDER/nowhere; check the spelling and the folder',
    );
    expect(await look('submissions/s1/hex.cpp/x')).toBe(
      'there is no x in FOLDER/submissions/s1/hex.cpp; check the spelling and the folder',
    );
  });
});

test('a folder without students says how to arrange them', async () => {
  await withFolder({ 'empty/': '', 'loose/hex.cpp': '', 'loose/.git/config': '' }, async (folder) => {
    expect(problem(await collectFolder(join(folder, 'empty')), folder)).toBe(
      "FOLDER/empty is empty; put each student's files in a folder of their own, named for the student",
    );
    expect(problem(await collectFolder(join(folder, 'loose')), folder)).toBe(
      "FOLDER/loose holds no folders of students; put each student's files in a folder of their own, named for the student",
    );
  });
});

test('a file is no folder, and a zip has to be unzipped', async () => {
  await withFolder({ 'hex.cpp': '', 'Attempts.ZIP': 'PK' }, async (folder) => {
    expect(problem(await collectFolder(join(folder, 'hex.cpp')), folder)).toBe(
      'FOLDER/hex.cpp is a file, not a folder; name the folder that holds the folders of the students',
    );
    expect(problem(await collectFolder(join(folder, 'Attempts.ZIP')), folder)).toBe(
      'FOLDER/Attempts.ZIP is a zip: unzip it first and name the folder that comes out; ' +
        'reading course-site zips arrives later',
    );
  });
});

test.skipIf(process.getuid?.() === 0)('what may not be read is said, and does not stop the others', async () => {
  const files = { 's1/hex.cpp': '', 's1/secret.cpp': '', 's2/hex.cpp': '', 'closed/hex.cpp': '' };
  await withFolder(files, async (folder) => {
    await chmod(join(folder, 's1', 'secret.cpp'), 0);
    await chmod(join(folder, 'closed'), 0);
    const collected = await collectFolder(folder);
    const closed = problem(await collectFolder(join(folder, 'closed')), folder);
    await chmod(join(folder, 'closed'), 0o700);
    expect(legible(collected)).toEqual({
      submissions: [
        { id: 'closed', files: {} },
        { id: 's1', files: { 'hex.cpp': '' } },
        { id: 's2', files: { 'hex.cpp': '' } },
      ],
      ignored: [
        { path: 'closed', reason: 'the folder cannot be read (EACCES)' },
        { path: 's1/secret.cpp', reason: 'it cannot be read (EACCES)' },
      ],
    });
    expect(closed).toBe('FOLDER/closed may not be read by this user; change its permissions or copy it somewhere else');
  });
});
