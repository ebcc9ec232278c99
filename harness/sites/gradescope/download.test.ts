import { expect, test } from 'vitest';
import { layouts } from '../detect.ts';
import { listingOf, read } from '../listing.fixture.ts';

const metadata = `submission_12345:
  :submitters:
  - {:name: Solo Student, :sid: '0100', :email: solo@berkeley.example}
  :created_at: 2021-02-03 04:05:06.789 Z
  :status: processed
  :score: 7.0
  :results: {tests: [{name: t, score: 1.0}]}
  :history: [{:id: 12340, :created_at: 2021-02-01 04:05:06 Z}]
submission_12346:
  :submitters:
  - :name: One
    :sid: 0101
  - :name: Two
    :email: two@berkeley.example
  :created_at: 2021-02-03T04:05:06+08:00
submission_12347:
  :submitters: []
  :status: failed
`;

test('submissions, groups and empty ones come from the metadata', () => {
  const paths = [
    'submission_12345/hex.cpp',
    'submission_12345/src/board.h',
    'submission_12346/hex.cpp',
    'submission_99/hex.cpp',
    'submission_metadata.yml',
  ];
  expect(read('gradescope', paths, { 'submission_metadata.yml': metadata })).toEqual({
    works: [
      {
        who: '0100 Solo Student 12345',
        attempts: ['submission_12345 at 2021-02-03T04:05:06.000Z: hex.cpp, src/board.h'],
      },
      {
        who: '0101 One 12346 + two@berkeley.example Two 12346',
        attempts: ['submission_12346 at 2021-02-02T20:05:06.000Z: hex.cpp'],
      },
      { who: '', attempts: ['submission_12347: '] },
    ],
    others: ['submission_99/hex.cpp: no-student', 'submission_metadata.yml: site-file'],
  });
});

test.each(['a: [b', '- just\n- a list\n', 'submission_1: {":submitters": 7}', undefined])(
  'metadata that cannot be understood (%j) is reported with the cure',
  (text) => {
    const texts = new Map(text === undefined ? [] : [['submission_metadata.yml', text]]);
    const listing = listingOf(['submission_1/hex.cpp', 'submission_metadata.yml']);
    expect(layouts.gradescope.read(listing, { texts, knownNames: [] }).problem).toBe(
      'submission_metadata.yml is missing or cannot be understood; download the export again',
    );
  },
);
