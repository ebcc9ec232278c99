import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertOneAssignment } from './one-assignment.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-run-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder with the results of another assignment is refused', async () => {
  await writeFile(join(folder, 'run.json'), '{ "format": 1, "assignment": "product" }');
  await expect(assertOneAssignment(`${folder}/`, 'vowels')).rejects.toThrow(
    `${folder}/ holds the results of product, and nothing was graded: choose another folder for vowels, such as --out ${folder}-vowels`,
  );
  await expect(assertOneAssignment(folder, 'product')).resolves.toBeUndefined();
});

test.each(['', '[]', '{ "format": 1 }'])(
  'a run.json that does not say what was graded (%j) is replaced',
  async (text) => {
    await writeFile(join(folder, 'run.json'), text);
    await expect(assertOneAssignment(folder, 'vowels')).resolves.toBeUndefined();
  },
);

test('a new folder is right for any assignment', async () => {
  await expect(assertOneAssignment(join(folder, 'new'), 'vowels')).resolves.toBeUndefined();
});
