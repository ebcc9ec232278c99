import { expect, test } from 'vitest';
import type { Graded } from '../../model/result/grading.ts';
import type { AccountedFile } from '../../model/submission/intake.ts';
import { withUses } from './file-fates.ts';

const grading = {
  status: 'graded',
  submission: 's1',
  files: [{ expected: 'hex.cpp', submitted: 'work.zip/src/main.cpp' }],
  furtherFiles: [
    { name: 'board.h', use: 'included' },
    { name: 'old/board.h', use: 'not-included' },
    { name: 'test.cpp', use: 'own-main' },
  ],
} as unknown as Graded;

function fates(files: readonly AccountedFile[]): string[] {
  return withUses(files, [grading]).map(({ path, fate }) => `${path}: ${fate}`);
}

test('each file says what it was used for', () => {
  const used = (path: string, name?: string): AccountedFile => ({
    path,
    fate: 'used',
    submission: 's1',
    ...(name === undefined ? {} : { name }),
  });
  expect(
    fates([
      used('class/s1/work.zip/src/main.cpp'),
      used('class/s1/board.h'),
      used('class/s1/old/board.h'),
      used('class/s1_123_test.cpp', 'test.cpp'),
      used('class/s1/screen.png'),
      used('class/s1/hex.vcxproj'),
    ]),
  ).toEqual([
    'class/s1/work.zip/src/main.cpp: compiled',
    'class/s1/board.h: included',
    'class/s1/old/board.h: not-included',
    'class/s1_123_test.cpp: own-main',
    'class/s1/screen.png: no-code',
    'class/s1/hex.vcxproj: no-code',
  ]);
});

test('files that were put aside before, and those of a submission without a result, keep their fate', () => {
  expect(
    fates([
      { path: 's1/.git/x.cpp', fate: 'version-control', submission: 's1' },
      { path: 's2/hex.cpp', fate: 'used', submission: 's2' },
      { path: 'readme.txt', fate: 'no-student' },
    ]),
  ).toEqual(['s1/.git/x.cpp: version-control', 's2/hex.cpp: used', 'readme.txt: no-student']);
});
