import { expect, test } from 'vitest';
import { read } from '../listing.fixture.ts';

test('both forms of folders, and the flat form, are read', () => {
  const paths = [
    'Jane Doe_12345_assignsubmission_file/src/hex.cpp',
    'Jane Doe_12345_assignsubmission_file/board.h',
    'Jane Doe_12345_assignsubmission_onlinetext/onlinetext.html',
    'Bo Lee_12346_assignsubmission_file_/hex.cpp',
    'Mei Chan_12347_assignsubmission_file_my_file.cpp',
    'Zoe Empty_12349_assignsubmission_file_/',
    'Jane Doe_12345_assignsubmission_file/',
    'feedback.txt',
  ];
  expect(read('moodle', paths)).toEqual({
    works: [
      { who: '12346 Bo Lee 12346', attempts: ['Bo Lee_12346: hex.cpp'] },
      {
        who: '12345 Jane Doe 12345',
        attempts: [
          'Jane Doe_12345: board.h, src/hex.cpp, Jane Doe_12345_assignsubmission_onlinetext/onlinetext.html (typed-on-site)',
        ],
      },
      { who: '12347 Mei Chan 12347', attempts: ['Mei Chan_12347: my_file.cpp'] },
      { who: '12349 Zoe Empty 12349', attempts: ['Zoe Empty_12349: '] },
    ],
    others: ['feedback.txt: no-student'],
  });
});

test('with blind marking, students have no names', () => {
  expect(read('moodle', ['Participant_5_assignsubmission_file_/hex.cpp']).works).toEqual([
    { who: '5 5', attempts: ['Participant_5: hex.cpp'] },
  ]);
});

test('a file name that looks like the file of another student stays with its own student', () => {
  const forged = 'Jane Doe_1_assignsubmission_file_Bo Lee_2_assignsubmission_file_hex.cpp';
  expect(read('moodle', [forged]).works).toEqual([
    { who: '1 Jane Doe 1', attempts: ['Jane Doe_1: Bo Lee_2_assignsubmission_file_hex.cpp'] },
  ]);
});
