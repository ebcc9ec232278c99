import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSources } from '../known-programs.ts';
import { listWrongPrograms, readWrongProgram, readWrongPrograms } from './wrong-programs.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbatim-wrong-'));
  await written('right/short/game.cpp', 'int main() {\n    return 0;\n}\n');
});
afterEach(() => rm(folder, { recursive: true }));

async function written(path: string, text: string): Promise<void> {
  const file = join(folder, 'hex', path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
}

const caught = 'about: It returns 1\ncaught: [transcripts]\n';
const ofShort = `${caught}program:\n  base: right/short\n`;

async function filesOf(slug: string): Promise<string[][]> {
  const { submission } = await readWrongProgram(folder, 'hex', slug);
  return submission.files.map(({ name, bytes }) => [name, Buffer.from(bytes).toString()]);
}

describe('a wrong program', () => {
  test('is the content of its folder', async () => {
    await written('wrong/returns-1/expect.yaml', caught);
    await written('wrong/returns-1/hex.cpp', 'int main() { return 1; }');
    expect(await filesOf('returns-1')).toEqual([['hex.cpp', 'int main() { return 1; }']]);
  });

  test('is a right program with edits, and the content of its folder', async () => {
    await written('wrong/returns-1/expect.yaml', `${ofShort}  edits:\n    - find: return 0;\n      put: return 1;\n`);
    await written('wrong/returns-1/more.h', '#pragma once\n');
    expect(await filesOf('returns-1')).toEqual([
      ['game.cpp', 'int main() {\n    return 1;\n}\n'],
      ['more.h', '#pragma once\n'],
    ]);
  });

  test('whose base has changed is refused with the place and a cure', async () => {
    await written('wrong/returns-1/expect.yaml', `${ofShort}  edits:\n    - find: return 2;\n      put: return 1;\n`);
    const file = join(folder, 'hex', 'wrong', 'returns-1', 'expect.yaml');
    await expect(filesOf('returns-1')).rejects.toThrow(
      `${file}:6:13  found no such text in game.cpp of right/short, expected it once\n  copy it again from the file, with its white space`,
    );
  });

  test('with an unknown base is refused with the known ones', async () => {
    await written('wrong/returns-1/expect.yaml', ofShort.replace('short', 'shirt'));
    await expect(filesOf('returns-1')).rejects.toThrow(
      'expect.yaml:4:9  found no C++ files in right/shirt, expected one of solution, right/short\n  did you mean right/short?',
    );
  });

  test('with an unknown key is refused', async () => {
    await written('wrong/returns-1/expect.yaml', `${ofShort}  edit: []\n`);
    await expect(filesOf('returns-1')).rejects.toThrow('Unrecognized key: "edit"');
  });
});

test('only a README may be beside wrong programs', async () => {
  await written('wrong/README.md', 'words');
  await written('wrong/returns-1.yaml', caught);
  expect(await listWrongPrograms(folder, 'hex')).toEqual(['returns-1.yaml']);
  await expect(readWrongPrograms(folder, 'hex')).rejects.toThrow(join('returns-1.yaml', 'expect.yaml'));
});

describe('of Score Four', () => {
  test('every other right program is the base of wrong ones', async () => {
    const programs = await readWrongPrograms('reference', 'score-four');
    const bases = new Set(programs.map(({ expectation }) => expectation.program?.base ?? 'none'));
    const hands = await readdir('reference/score-four/right');
    expect([...bases].toSorted()).toEqual([...hands.map((hand) => `right/${hand}`), 'solution'].toSorted());
  });

  test('a base that changes breaks every program that is derived from it', async () => {
    await cp('reference/score-four', join(folder, 'score-four'), { recursive: true });
    const hand = join(folder, 'score-four', 'right', 'c-style');
    for (const { name } of await readSources(hand)) {
      const text = await readFile(join(hand, name), 'utf8');
      await writeFile(join(hand, name), text.replaceAll('Joan Whitford', 'Joan Whitfort'));
    }
    const read = await Promise.all(
      (await listWrongPrograms(folder, 'score-four')).map((slug) =>
        readWrongProgram(folder, 'score-four', slug).then(
          ({ expectation }) => expectation.program?.base !== 'right/c-style',
          (error: unknown) => /found no such text in beads\.cpp of right\/c-style/.test(String(error)),
        ),
      ),
    );
    expect(read.filter((one) => !one)).toEqual([]);
  });
});
