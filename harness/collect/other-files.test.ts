import { expect, test } from 'vitest';
import type { FileFate } from '../model/submission/intake.ts';
import { otherFiles } from './other-files.ts';

function named(...files: readonly (readonly [name: string, fate?: FileFate])[]) {
  return otherFiles(files.map(([name, fate = 'used']) => ({ name, fate })));
}

test('for a submission without sources, its files are named', () => {
  expect(named(['essay.docx'], ['pictures/screen.png'], ['hw.rar', 'other-archive'])).toEqual([
    'essay.docx',
    'screen.png',
    'hw.rar',
  ]);
  expect(named()).toEqual([]);
});

test('if there is a source, with any name and in any folder, nothing is named', () => {
  for (const name of ['hex.cpp', 'x/y/MAIN.CC', 'board.h', 'hw.zip/main.c++']) {
    expect(named([name], ['essay.docx'])).toBeUndefined();
  }
  // A source that was refused may be the program, and is reported elsewhere.
  expect(named(['hex.cpp', 'too-large'])).toBeUndefined();
});

test('system files, and zips that were opened, are not named', () => {
  expect(named(['.DS_Store', 'macos'], ['hw.zip', 'unpacked'], ['.git', 'version-control'])).toEqual([]);
  expect(named(['half.zip', 'damaged-zip'])).toEqual(['half.zip']);
});

test('long lists and long names are cut', () => {
  const many = Array.from({ length: 9 }, (_, index) => [`${index}.png`] as const);
  expect(named(...many)).toEqual(['0.png', '1.png', '2.png', '3.png', '4.png', '…']);
  expect(named([`${'x'.repeat(300)}.pdf`])?.map((name) => name.length)).toEqual([100]);
});
