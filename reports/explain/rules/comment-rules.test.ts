import { expect, test } from 'vitest';
import type { Finding } from '../../../harness/model/result/finding.ts';
import { explainFinding } from '../finding.ts';

const place = { file: 'LinesOfAction.cpp', line: 3, column: 5, marks: -1 };

function words(...findings: readonly Finding[]): string[] {
  return findings.map(explainFinding);
}

test('input and output in the class are reported with where to move them', () => {
  const members = ['printGame', 'print'];
  expect(
    words(
      { rule: 'no-cin-in-class', ...place, name: 'cin', text: 'std::cin' },
      { rule: 'no-cin-in-class', ...place, name: 'cin', text: 'keyboard' },
      { rule: 'cout-only-in-print', ...place, name: 'printf', text: 'printf', members: ['printGame'] },
      { rule: 'cout-only-in-print', ...place, name: 'cout', text: 'out', members },
    ),
  ).toEqual([
    '`std::cin` reads input. The file of the class must not read anything: move all input to the client program.',
    '`keyboard`, another name for `cin`, reads input. The file of the class must not read anything: move all input to the client program.',
    '`printf` prints. In the file of the class only `printGame()` and its helpers may print: print everything else in the client program.',
    '`out`, another name for `cout`, prints. In the file of the class only `printGame()`, `print()` and their helpers may print: print everything else in the client program.',
  ]);
});

test('the comment at the beginning is reported with what is missing or looks wrong', () => {
  expect(
    words(
      { rule: 'header-comment', ...place, problem: 'missing', parts: ['name', 'student-id', 'e-mail'] },
      { rule: 'header-comment', ...place, problem: 'form', parts: ['student-id'], found: '115500001' },
      { rule: 'header-comment', ...place, problem: 'form', parts: ['e-mail'], found: 'a@gmail.com' },
      { rule: 'header-comment', ...place, problem: 'somebody-else', parts: ['student-id'], found: '1155000001' },
    ),
  ).toEqual([
    'We did not find your name, your student ID and your e-mail address in a comment at the beginning of this file. Write it there, for example: // Name: ..., Student ID: ..., E-mail: ...',
    '“115500001” does not look like a student ID of this course. Check it for a missing or an extra character.',
    '“a@gmail.com” does not look like an e-mail address of the university. Check it for a missing or an extra character.',
    '“1155000001” does not match your student ID on the class list. Check whether it is right.',
  ]);
});

test('too few comments are reported with how many there are, and what does not count', () => {
  const rule = 'comments';
  expect(
    words(
      { rule, ...place, counted: 'lines', found: 0, demanded: 1, of: 40, commentedOut: 0 },
      { rule, ...place, counted: 'lines', found: 1, demanded: 3, of: 80, commentedOut: 2 },
      { rule, ...place, counted: 'functions', found: 1, demanded: 2, of: 4, commentedOut: 1 },
    ),
  ).toEqual([
    'There are 0 lines of comments for 40 lines of code; at least 1 is needed. Of the comment at the beginning, only lines about functions count. The longest part without a comment begins here.',
    'There is 1 line of comments for 80 lines of code; at least 3 are needed. Of the comment at the beginning, only lines about functions count. 2 lines of code inside comments do not count. The longest part without a comment begins here.',
    'Only 1 of 4 functions has a comment; at least 2 should. 1 line of code inside comments does not count. Say above each function what it does, for example above this one.',
  ]);
});

test('an encoding is named if it is known', () => {
  expect(
    words({ rule: 'encoding', ...place, found: 'GBK' }, { rule: 'encoding', ...place, found: 'not UTF-8' }),
  ).toEqual([
    'The file is saved as GBK. Save it as UTF-8, so that every compiler can read it.',
    'The file is not saved as UTF-8, and we could not tell what it is. Save it as UTF-8, so that every compiler can read it.',
  ]);
});
