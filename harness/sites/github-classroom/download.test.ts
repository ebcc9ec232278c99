import { expect, test } from 'vitest';
import { read } from '../listing.fixture.ts';

const clones = [
  'asg-3-anna/hex.cpp',
  'asg-3-ben/src/hex.cpp',
  'asg-3-anna/.git/',
  'asg-3-ben/.git/',
  'asg-3-cem/.git/',
];

test('without a table, the names of the clones name the students', () => {
  expect(read('github-classroom', [...clones, 'notes.txt'])).toEqual({
    works: [
      { who: 'anna anna', attempts: ['asg-3-anna: hex.cpp'] },
      { who: 'ben ben', attempts: ['asg-3-ben: src/hex.cpp'] },
      { who: 'cem cem', attempts: ['asg-3-cem: '] },
    ],
    others: ['notes.txt: no-student'],
  });
});

test('the table of grades has ids, times and teams', () => {
  const table = `assignment_name,github_username,roster_identifier,student_repository_name,submission_timestamp,group_name
Asg 3,anna,s1,asg-3-anna,2021-10-23 10:00:00 UTC,
Asg 3,ben,s2,asg-3-ben,2021-10-24 10:00:00 UTC,Team Rook
Asg 3,dora,,asg-3-ben,2021-10-24 10:00:00 UTC,Team Rook
`;
  const paths = [...clones, 'grades.csv', 'other.csv'];
  expect(read('github-classroom', paths, { 'other.csv': 'a,b\n', 'grades.csv': table })).toEqual({
    works: [
      { who: 's1 anna', attempts: ['asg-3-anna at 2021-10-23T10:00:00.000Z: hex.cpp'] },
      {
        who: 's2 ben + dora dora',
        group: 'Team Rook',
        attempts: ['asg-3-ben at 2021-10-24T10:00:00.000Z: src/hex.cpp'],
      },
      { who: 'cem cem', attempts: ['asg-3-cem: '] },
    ],
    others: ['grades.csv: site-file', 'other.csv: no-student'],
  });
});

test('a single clone keeps its whole name, because nothing shows where the name of the assignment ends', () => {
  expect(read('github-classroom', ['asg-3-anna/hex.cpp', 'asg-3-anna/.git/']).works[0]?.who).toBe(
    'asg-3-anna asg-3-anna',
  );
});
