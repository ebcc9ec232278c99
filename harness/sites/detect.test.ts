import { expect, test } from 'vitest';
import { detected, listingOf, read } from './listing.fixture.ts';
import { withoutWrapper } from './wrapper.ts';

test('each site is known by its names, and by what is said', () => {
  expect(detected(['A_s1_attempt_2021-10-23-19-30-00.txt', 'A_s1_attempt_2021-10-23-19-30-00_hex.cpp', 'x.txt'])).toBe(
    'blackboard because 2 of 3 files are named …_attempt_DATE_…, as Blackboard does',
  );
  expect(detected(['doejane_1_2_hex.cpp', 'readme'])).toBe(
    'canvas because 1 of 2 files are named NAME_USER_FILE-NUMBER_…, as Canvas does',
  );
  expect(detected(['Jane Doe_1_assignsubmission_file_hex.cpp'])).toBe(
    'moodle because 1 of 1 files are named NAME_NUMBER_assignsubmission_…, as Moodle does',
  );
  expect(detected(['submission_1/hex.cpp', 'submission_metadata.yml'])).toBe(
    'gradescope because there is a submission_metadata.yml, as in an export of Gradescope',
  );
  expect(detected(['a-x/hex.cpp', 'a-y/hex.cpp', 'a-x/.git/', 'a-y/.git/'])).toBe(
    'github-classroom because clones of git repositories are 2 of 2 folders',
  );
  expect(detected(['s1/hex.cpp', 's2/hex.cpp', 's3.zip'])).toBe(
    'plain because there are 3 folders or zips of students',
  );
});

test('one student who keeps something odd does not change what the whole is', () => {
  expect(detected(['s1/hex.cpp', 's2/hex.cpp', 's2/.git/', 's3/doejane_1_2_hex.cpp'])).toMatch(/^plain because/);
});

test('one student with very many odd names does not change it, either', () => {
  const class5 = ['s1', 's2', 's3', 's4'].map((student) => `${student}/hex.cpp`);
  for (const odd of [
    'A_s1_attempt_2021-10-23-19-30-00_hex.cpp',
    'doejane_1_2_hex.cpp',
    'Bo_1_assignsubmission_file_hex.cpp',
    'submission_metadata.yml',
    '.git/config',
  ]) {
    const many = Array.from({ length: 500 }, (_, index) => `s5/${index}/${odd}`);
    expect(detected([...class5, `s5/${odd}`, ...many])).toBe('plain because there are 5 folders or zips of students');
  }
});

test('what can be two sites has to be named', () => {
  const both = ['submission_metadata.yml', 'submission_1/hex.cpp', 'submission_1/.git/'];
  expect(detected(both)).toBe(
    'this can be Gradescope (there is a submission_metadata.yml, as in an export of Gradescope) or ' +
      'GitHub Classroom (clones of git repositories are 1 of 1 folders); say which with --layout gradescope|github-classroom',
  );
  expect(detected(both, 'gradescope')).toBe(
    'gradescope because --layout says so; there is a submission_metadata.yml, as in an export of Gradescope',
  );
});

test('what belongs to no student at all is said', () => {
  expect(detected(['hex.cpp', 'notes.txt'])).toMatch(
    /^it holds nothing that belongs to a student; put each student's files in a folder of their own/,
  );
  expect(detected([])).toMatch(/^it holds nothing that belongs to a student/);
});

test('the folder that a download came in is no student', () => {
  const inside = (paths: readonly string[]) => withoutWrapper(listingOf(paths)).files.map(({ path }) => path);
  expect(inside(['export/submission_1/hex.cpp', 'export/submission_metadata.yml'])).toEqual([
    'submission_1/hex.cpp',
    'submission_metadata.yml',
  ]);
  expect(inside(['all/s1/hex.cpp', 'all/s2/hex.cpp'])).toEqual(['s1/hex.cpp', 's2/hex.cpp']);
  expect(inside(['s1/hex.cpp', 's1/src/board.h'])).toEqual(['s1/hex.cpp', 's1/src/board.h']);
  expect(inside(['s1/hex.cpp', 's2/hex.cpp'])).toEqual(['s1/hex.cpp', 's2/hex.cpp']);
  expect(detected(['s1/src/hex.cpp', 's1/include/hex.h'], undefined, false)).toBe(
    'plain because there is a folder or zip of one student',
  );
});

test('plain folders are students, and so are zips beside them', () => {
  expect(read('plain', ['s1/hex.cpp', 's1/src/a.h', 's2.zip', 's3/', 'notes.txt'])).toEqual({
    works: [
      { who: 's1', attempts: ['s1: hex.cpp, src/a.h'] },
      { who: 's2', attempts: ['s2: s2.zip'] },
      { who: 's3', attempts: ['s3: '] },
    ],
    others: ['notes.txt: no-student'],
  });
});
