import { expect, test } from 'vitest';
import type { AccountedFile, Intake } from '../../harness/model/submission/intake.ts';
import { intakeLines } from './intake-lines.ts';
import { plainPalette } from './palette.ts';
import { screenOf } from './screen.ts';

const quiet: Intake = { layout: 'plain', files: [], withoutTime: [], zoneDoubts: [] };

function lines(intake: Partial<Intake>, width = 80): string {
  return intakeLines({ ...quiet, ...intake }, screenOf(width, plainPalette)).join('\n');
}

const file = (fate: AccountedFile['fate'], path: string, submission?: string): AccountedFile =>
  submission === undefined ? { fate, path } : { fate, path, submission };

test('if nothing needs attention, there is one line', () => {
  expect(lines({ files: [file('used', 's1/hex.cpp', 's1'), file('site-file', 's1.txt', 's1')] })).toBe(
    '2 files: 1 handed to the grader, 1 of the course site itself.',
  );
  expect(lines({})).toBe('No files were found.');
});

test('every file is counted, and students with no submission are named', () => {
  expect(
    lines({
      files: [
        file('used', 's1/hex.cpp', 's1'),
        file('older-attempt', 's1/old.cpp', 's1'),
        file('path-traversal', 's2/hw.zip/../../.bashrc', 's2'),
        file('link', 's2/hw.zip/\u001b[31mlink.cpp', 's2'),
        { ...file('too-many-members', 's3/hw.zip/…', 's3'), more: 40 },
        file('other-archive', 's4/hw.rar', 's4'),
        file('no-student', 'notes.txt'),
      ],
      roster: {
        listed: 4,
        missing: [{ id: 's5', name: 'Zoe Lee' }, { id: 's6' }],
        unknown: [
          { submission: 's7', student: { id: 's7' } },
          { submission: 'x', student: { id: 'x', name: 'Ann Other' } },
        ],
      },
      withoutTime: ['s1'],
    }),
  ).toMatchInlineSnapshot(`
    "46 files: 1 handed to the grader, 1 from older attempts, 1 not part of any
    submission, 1 in archives that are not zips, 42 refused.
    Of the 4 students on the roster, 2 made no submission; 2 students with a
    submission are not on it.
    ~ No submission:
        s5 (Zoe Lee)
        s6
    1 submission has no submission time: only the course site knows whether it was
    late."
  `);
});

test('names with a guessed encoding are counted', () => {
  const guess = (guessedName: string) => ({ ...file('used', 'x', 's1'), guessedName });
  expect(lines({ files: [guess('GBK'), guess('UTF-8'), guess('Big5')] })).toBe(
    '3 files: 3 handed to the grader.\nThe encoding of 2 names was guessed: Big5 and GBK.',
  );
  expect(lines({ files: [guess('GBK')] })).toMatch(/^The encoding of 1 name was guessed: GBK\.$/m);
});

test('a roster that agrees says so, and long lists are cut', () => {
  expect(lines({ roster: { listed: 30, missing: [], unknown: [] }, files: [file('used', 'a', 's1')] })).toBe(
    '1 file: 1 handed to the grader.\nThe submissions match the roster: 30 students.',
  );
  const missing = Array.from({ length: 14 }, (_, index) => ({ id: `s${index}` }));
  expect(
    lines({ roster: { listed: 30, missing, unknown: [] } })
      .split('\n')
      .slice(-3),
  ).toEqual(['    s10', '    s11', '    and 2 more']);
});
