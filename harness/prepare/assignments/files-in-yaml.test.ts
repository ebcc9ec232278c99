import { expect, test } from 'vitest';
import { filesInYaml } from './files-in-yaml.ts';

test.each([
  'files: [a.cpp, b_2.h]',
  'id: x\nfiles: [a.cpp,b_2.h] # both\r\ntitle: y\n',
  'files:\n  - a.cpp\n  - b_2.h\n',
  'files:\n- a.cpp # the program\n- "b_2.h"\n',
  'files: [\n  a.cpp,\n  b_2.h,\n ]\n',
  '"files": ["a.cpp", b_2.h]\n',
  '# files: [c.cpp]\nabout: |\n  files: [d.cpp]\nfiles: ["a.cpp", "b_2.h"]\n',
])('the files of an assignment are found in %j', async (text) => {
  expect(await filesInYaml(text)).toEqual(['a.cpp', 'b_2.h']);
});

test.each(['id: x\n', 'files: 3\n', 'files: [1.5]\n', 'files: [a.cpp\n'])('no files are found in %j', async (text) => {
  expect(await filesInYaml(text)).toBeUndefined();
});
