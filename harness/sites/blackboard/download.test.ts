import { expect, test } from 'vitest';
import { readReceipt } from './receipt.ts';
import { read } from '../listing.fixture.ts';

const receipt = `Name: Demonstrator Alpha (s0000000)
Assignment: Demo
Date Submitted: Tuesday, 21 April 2020 06:34:20 o'clock UTC
Current Mark: Needs Marking

Submission Field:
Files:
\tOriginal filename: typed by the student
\tFilename: no-such-thing.pdf

Comments:
There are no student comments for this assignment.

Files:
\tOriginal filename: something from my computer.pdf
\tFilename: demo-a.pdf

\tOriginal filename: C:\\Users\\alpha\\hex (1).cpp
\tFilename: Demo_s0000000_attempt_2020-04-21-06-34-13_hex1.cpp
`;

test('the text of an attempt has name, username, time and the original names of files', () => {
  expect(readReceipt(`\uFEFF${receipt.replaceAll('\n', '\r\n')}`)).toEqual({
    name: 'Demonstrator Alpha',
    username: 's0000000',
    submittedAt: expect.objectContaining({ figures: 1587450860000 }),
    typed: true,
    originalNames: new Map([
      ['demo-a.pdf', 'something from my computer.pdf'],
      ['Demo_s0000000_attempt_2020-04-21-06-34-13_hex1.cpp', 'C:\\Users\\alpha\\hex (1).cpp'],
    ]),
  });
  expect(readReceipt('No files were attached to this submission.')).toEqual({ typed: false, originalNames: new Map() });
  const nothing =
    'Submission Field: <br>\nThere is no student submission text data for this assignment.\n\nComments:\n';
  expect(readReceipt(nothing).typed).toBe(false);
});

test('files are assigned to their attempts, with their original names, and attempts to their student', () => {
  const start = 'Demo_s0000000_attempt_2020-04-21-06-34-13';
  const paths = [
    `${start}.txt`,
    `${start}_demo-a.pdf`,
    `${start}_hex1.cpp`,
    'Demo_s0000000_attempt_2020-04-22-06-34-13.txt',
    'a_b_s0000001_attempt_2020-04-21-06-34-13_my_file_attempt_2.cpp',
    'notes.txt',
  ];
  const second = 'Name: Alpha Again (s0000000)\nDate Submitted: Wednesday, 22 April 2020 06:34:13 UTC\n';
  const texts = { [`${start}.txt`]: receipt, 'Demo_s0000000_attempt_2020-04-22-06-34-13.txt': second };
  expect(read('blackboard', paths, texts)).toEqual({
    works: [
      {
        who: 's0000000 Demonstrator Alpha',
        attempts: [
          `${start} at 2020-04-21T06:34:20.000Z: something from my computer.pdf, hex (1).cpp, ${start}.txt (typed-on-site)`,
          'Demo_s0000000_attempt_2020-04-22-06-34-13 at 2020-04-22T06:34:13.000Z: Demo_s0000000_attempt_2020-04-22-06-34-13.txt (site-file)',
        ],
      },
      {
        who: 's0000001',
        attempts: [
          `a_b_s0000001_attempt_2020-04-21-06-34-13 at ${new Date(2020, 3, 21, 6, 34, 13).toISOString()}: my_file_attempt_2.cpp`,
        ],
      },
    ],
    others: ['notes.txt: no-student'],
  });
});

test('a username with an underscore is taken from the text', () => {
  const member = 'Demo_jane_doe_attempt_2020-04-21-06-34-13';
  const { works } = read('blackboard', [`${member}.txt`, `${member}_hex.cpp`], {
    [`${member}.txt`]: 'Name: J (jane_doe)',
  });
  expect(works.map(({ who }) => who)).toEqual(['jane_doe J']);
});

test('a file name that looks like the file of another student stays with its own student', () => {
  const mine = 'Demo_s1_attempt_2020-04-21-06-34-13';
  const forged = [
    `${mine}_Demo_s2_attempt_2030-01-01-00-00-00_hex.cpp`,
    `${mine}_Demo_s2_attempt_2030-01-01-00-00-00.txt`,
  ];
  const at = new Date(2020, 3, 21, 6, 34, 13).toISOString();
  expect(read('blackboard', [...forged, 'Demo_s2_attempt_2020-04-21-06-34-13_hex.cpp'])).toEqual({
    works: [
      {
        who: 's1',
        attempts: [
          `${mine} at ${at}: Demo_s2_attempt_2030-01-01-00-00-00.txt, Demo_s2_attempt_2030-01-01-00-00-00_hex.cpp`,
        ],
      },
      { who: 's2', attempts: [`Demo_s2_attempt_2020-04-21-06-34-13 at ${at}: hex.cpp`] },
    ],
    others: [],
  });
});
