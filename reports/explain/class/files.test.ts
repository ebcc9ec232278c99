import { expect, test } from 'vitest';
import type { Graded } from '../../../harness/model/result/grading.ts';
import { filesWords, missingWords } from './files.ts';

const both = {
  files: [{ expected: 'a.cpp', submitted: 'a.cpp' }],
  missingFiles: ['b.cpp'],
  programs: [
    { id: 'a', about: 'your a', studentFiles: ['a.cpp'], courseFiles: [] },
    { id: 'b', about: 'your b with ours', studentFiles: ['b.cpp'], courseFiles: ['a.cpp'] },
    { id: 'both', about: 'your two files together', studentFiles: ['a.cpp', 'b.cpp'], courseFiles: [] },
  ],
} satisfies Partial<Graded>;

test('a missing file is named, with what could not be run without it', () => {
  expect(missingWords(both)).toBe(
    'b.cpp was not handed in, so your b with ours and your two files together could not be run.',
  );
});

test('if all files or no files are there, none is reported as missing', () => {
  expect(missingWords({ ...both, missingFiles: undefined })).toBeUndefined();
  expect(missingWords({ ...both, files: [] })).toBeUndefined();
});

test('unused files are named with the reason; of very many, only the first', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ name: `n${index}.cpp`, use: 'not-needed' as const }));
  const furtherFiles = [
    { name: 'test.cpp', use: 'own-main' as const },
    { name: 'board.cpp', use: 'compiled' as const },
    { name: 'board.h', use: 'included' as const },
    { name: 'given.h', use: 'course-copy' as const },
    ...many,
  ];
  expect(filesWords({ files: both.files, furtherFiles })).toEqual([
    'test.cpp was not used: it has a main function of its own.',
    'n0.cpp, n1.cpp, n2.cpp, n3.cpp, n4.cpp, n5.cpp and 3 more were not used: nothing in the program uses them.',
  ]);
});
