import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { record } from './record.ts';

const folder = join(await realpath(await mkdtemp(join(tmpdir(), 'verbatim-test-'))), 'sum');
afterAll(() => rm(join(folder, '..'), { recursive: true }));
await mkdir(join(folder, 'solution'), { recursive: true });
await writeFile(join(folder, 'assignment.yaml'), 'title: Sum\nfiles: [sum.cpp]\n');
await writeFile(join(folder, 'solution', 'sum.cpp'), 'int main() {}\n');

test.each([
  ['without words about it', '  ', {}, 'say in a few words what the session tries'],
  ['of a program that does not exist', 'One', { program: 'client' }, 'sum has one program: leave out --program'],
])('a session %s is refused before anything is played', async (_what, about, options, problem) => {
  await expect(record(folder, about, { typed: '1', ...options })).rejects.toThrow(problem);
  expect(await readdir(folder)).toEqual(['assignment.yaml', 'solution']);
});
