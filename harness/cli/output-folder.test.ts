import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutputFolder } from './output-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'verbatim-output-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('a new folder is made, with the folders inside it', async () => {
  const { write } = await openOutputFolder(join(parent, 'new', 'graded'));
  await write({ path: 'students/s1.html', text: '<p>' });
  expect(await readFile(join(parent, 'new', 'graded', 'students', 's1.html'), 'utf8')).toBe('<p>');
});

test('a folder with files of somebody else is refused and left as it is', async () => {
  await writeFile(join(parent, 'thesis.tex'), 'years of work');
  await expect(openOutputFolder(parent)).rejects.toThrow(
    `${parent} holds files that are not from Verbatim, and nothing was written there; choose an empty or new folder with --out`,
  );
  expect(await readdir(parent)).toEqual(['thesis.tex']);
});

test('pages of an earlier run stay until the new one is finished, and other files beside them for ever', async () => {
  const earlier = await openOutputFolder(parent);
  await earlier.write({ path: 'run.json', text: '{}' });
  await earlier.write({ path: 'students/dropped-out.html', text: '<p>' });
  await earlier.write({ path: 'students/s1.html', text: '<p>' });
  await mkdir(join(parent, 'my-notes'));

  const later = await openOutputFolder(parent);
  await later.write({ path: 'students/s1.html', text: '<p>' });
  expect((await readdir(join(parent, 'students'))).toSorted()).toEqual(['dropped-out.html', 's1.html']);
  await later.finish();
  expect(await readdir(join(parent, 'students'))).toEqual(['s1.html']);
  expect((await readdir(parent)).toSorted()).toEqual(['my-notes', 'run.json', 'students']);
});

test('a path through a file is trouble with its reason', async () => {
  await writeFile(join(parent, 'file'), '');
  await expect(openOutputFolder(join(parent, 'file', 'graded'))).rejects.toThrow(
    /^results cannot be written to .*ENOTDIR/,
  );
});

test('a result that cannot be written is trouble with its reason, too', async () => {
  const { write } = await openOutputFolder(join(parent, 'graded'));
  await writeFile(join(parent, 'graded', 'results'), 'in the way');
  await expect(write({ path: 'results/s1.json', text: '{}' })).rejects.toThrow(
    /^results cannot be written to .*EEXIST|ENOTDIR/,
  );
});
