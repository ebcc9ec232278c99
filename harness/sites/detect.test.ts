import { expect, test } from 'vitest';
import { detected, listingOf, read } from './listing.fixture.ts';
import { withoutWrapper } from './wrapper.ts';

test('each site is recognised by its names, and the reason is given', () => {
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
    'github-classroom because 2 of 2 folders are clones of git repositories',
  );
  expect(detected(['s1/hex.cpp', 's2/hex.cpp', 's3.zip'])).toBe(
    'plain because there are 3 folders or zips of students',
  );
});

test('odd files of one student do not change which site is recognised', () => {
  expect(detected(['s1/hex.cpp', 's2/hex.cpp', 's2/.git/', 's3/doejane_1_2_hex.cpp'])).toMatch(/^plain because/);
});

test('very many odd names of one student do not change it, either', () => {
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

test('a download that may be from two sites is ambiguous, and --layout chooses', () => {
  const both = ['submission_metadata.yml', 'submission_1/hex.cpp', 'submission_1/.git/'];
  expect(detected(both)).toBe(
    'ambiguous download: Gradescope (there is a submission_metadata.yml, as in an export of Gradescope) or ' +
      'GitHub Classroom (1 of 1 folders are clones of git repositories); choose with --layout gradescope|github-classroom',
  );
  expect(detected(both, 'gradescope')).toBe(
    'gradescope because --layout says so; there is a submission_metadata.yml, as in an export of Gradescope',
  );
});

test('a source without files of students is reported', () => {
  expect(detected(['hex.cpp', 'notes.txt'])).toMatch(
    /^it holds no files of students; put each student's files into a separate folder/,
  );
  expect(detected([])).toMatch(/^it holds no files of students/);
});

test('a folder around the whole download is not a student', () => {
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
