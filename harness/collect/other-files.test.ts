import { expect, test } from 'vitest';
import type { FileFate } from '../model/submission/intake.ts';
import { otherFiles } from './other-files.ts';

function named(...files: readonly (readonly [name: string, fate?: FileFate])[]) {
  return otherFiles(files.map(([name, fate = 'used']) => ({ name, fate })));
}

test('who hands in no source is known by the names of what there is', () => {
  expect(named(['essay.docx'], ['pictures/screen.png'], ['hw.rar', 'other-archive'])).toEqual([
    'essay.docx',
    'screen.png',
    'hw.rar',
  ]);
  expect(named()).toEqual([]);
});

test('where there is source, whatever it is called and wherever it lies, nothing is named', () => {
  for (const name of ['hex.cpp', 'x/y/MAIN.CC', 'board.h', 'hw.zip/main.c++']) {
    expect(named([name], ['essay.docx'])).toBeUndefined();
  }
  // What could not be read may be the program, and is another matter.
  expect(named(['hex.cpp', 'too-large'])).toBeUndefined();
});

test('what computers leave behind, and zips that were opened, are no work', () => {
  expect(named(['.DS_Store', 'macos'], ['hw.zip', 'unpacked'], ['.git', 'version-control'])).toEqual([]);
  expect(named(['half.zip', 'damaged-zip'])).toEqual(['half.zip']);
});

test('many names are cut, and long ones too', () => {
  const many = Array.from({ length: 9 }, (_, index) => [`${index}.png`] as const);
  expect(named(...many)).toEqual(['0.png', '1.png', '2.png', '3.png', '4.png', '…']);
  expect(named([`${'x'.repeat(300)}.pdf`])?.map((name) => name.length)).toEqual([100]);
});
