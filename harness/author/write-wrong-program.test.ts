import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { usage, writeWrongProgram } from './write-wrong-program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-written-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a wrong program is written out as a student would hand it in, with a command to compare it', async () => {
  const said = await writeWrongProgram('reference', 'score-four/wrong-winner', folder);
  expect(await readdir(folder)).toEqual(['beads.cpp', 'beads.h', 'opponent.cpp', 'referee.cpp']);
  expect(await readFile(join(folder, 'referee.cpp'), 'utf8')).toContain('name(other(colour))');
  expect(said.split('\n')).toEqual([
    'The referee announces the player whose turn it would be as the winner.',
    ...['beads.cpp', 'beads.h', 'opponent.cpp', 'referee.cpp'].map((name) => join(folder, name)),
    `diff -r ${join('reference', 'score-four', 'right', 'c-style')} ${folder}`,
    '',
  ]);
});

test('a program that is complete in its folder is written, too, and no file is overwritten', async () => {
  const write = () => writeWrongProgram('reference', 'domineering/never-stops', folder);
  expect(await write()).not.toContain('diff');
  await expect(write()).rejects.toThrow('EEXIST');
});

test.each([
  ['score-four/wrong-winer', 'score-four has no wrong program wrong-winer; did you mean wrong-winner?'],
  ['score-five/wrong-winner', 'reference/score-five/wrong has no programs'],
  ['wrong-winner', usage],
  [undefined, usage],
])('for %s, the message says what to do', async (name, said) => {
  await expect(writeWrongProgram('reference', name, join(folder, 'new'))).rejects.toThrow(said);
  expect(await readdir(folder)).toEqual([]);
});
