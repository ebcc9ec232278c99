import { expect, test } from 'vitest';
import type { AccountedFile } from '../../harness/model/submission/intake.ts';
import { columnsOf } from '../difference/columns.ts';
import { sampleGrading, sampleNotGraded } from '../samples/sample-grading.ts';
import { doesNotCompile, empty } from '../samples/students-with-functions.ts';
import type { LookIntake } from '../summary/to-look-at.ts';
import { lookAtLines } from './look-at-lines.ts';
import { asciiPalette, plainPalette } from './palette.ts';
import { screenOf } from './screen.ts';

const quiet: LookIntake = { files: [], withoutTime: [], zoneDoubts: [] };
const right = sampleGrading({ submission: 's1' });
const file = (fate: AccountedFile['fate'], path: string, submission?: string): AccountedFile =>
  submission === undefined ? { fate, path } : { fate, path, submission };

test('every submission that needs a person is listed once, with all reasons', () => {
  const gradings = [
    { ...right, submission: 's9' },
    { ...doesNotCompile, submission: 's4', files: [], insteadOfSource: ['essay.docx', 'screen.png'] },
    { ...doesNotCompile, submission: 's5', files: [], insteadOfSource: [] },
    { ...doesNotCompile, submission: 's6', files: [] },
    { ...empty, submission: 's7' },
    sampleNotGraded('s8', 'The disk was full.'),
    { ...doesNotCompile, submission: 's3' },
  ];
  const intake: LookIntake = {
    files: [
      file('used', 's9/hex.cpp', 's9'),
      file('path-traversal', 's9/hw.zip/../../.bashrc', 's9'),
      file('link', 's9/hw.zip/\u001b[31mlink.cpp', 's9'),
      { ...file('too-many-members', 's9/hw.zip/…', 's9'), more: 40 },
      file('other-archive', 's9/old.rar', 's9'),
      file('other-archive', 's4/hw.rar', 's4'),
      file('whole-class', 'old/gradebook.zip'),
    ],
    roster: { listed: 4, missing: [{ id: 's99' }], unknown: [{ submission: 's3', student: { id: 's3' } }] },
    withoutTime: ['s3'],
    zoneDoubts: [
      { submission: 's2', leastMinutes: 0, maxMinutes: 190, zones: ['+08:00 (--due)', 'UTC (this machine)'] },
      { submission: 's11', leastMinutes: 0, maxMinutes: 840, zones: ['-06:00', '+08:00'], abbreviation: 'CST' },
      { submission: 's10', leastMinutes: 10, maxMinutes: 70, zones: ['America/New_York (--zone)'] },
    ],
  };
  expect(lookAtLines(gradings, intake, screenOf(80, plainPalette)).join('\n')).toMatchInlineSnapshot(`
    "~ Look at these:
        s8: could not be graded because of a fault on our side (The disk was full):
        no marks are affected, grade again
        s4: no source: essay.docx and screen.png
        s5: no source: no file
        s7: domineering.cpp is empty
        s6: no file under an expected name
        s9: 42 files refused: s9/hw.zip/../../.bashrc (its name leads out of the
        zip) and 41 more; not graded: s9/old.rar (an archive that is not a zip, so
        it was not opened)
        s3: not on the roster; has no submission time: only the course site knows
        whether it was late
        s2: in time or 3 hours late, depending on its zone: +08:00 (--due) or UTC
        (this machine); counts as in time until --zone says which
        s10: 10 minutes late or 70 minutes late, depending on an hour that occurs
        twice in America/New_York (--zone); counts as 10 minutes late until --zone
        says which
        s11: in time or 14 hours late, depending on what CST means: -06:00 or
        +08:00; counts as in time until --zone says which
        not graded: old/gradebook.zip (the work of a whole class, not of one
        student)"
  `);
});

test('if no submission needs a person, there is no list', () => {
  expect(lookAtLines([right], quiet, screenOf(80, plainPalette))).toEqual([]);
  expect(lookAtLines([right], undefined, screenOf(80, plainPalette))).toEqual([]);
});

test('if a site gives no times at all, submissions without times are not listed', () => {
  const withoutTime = Array.from({ length: 6 }, (_, index) => `s${index}`);
  expect(lookAtLines([right], { ...quiet, withoutTime }, screenOf(80, plainPalette))).toEqual([]);
});

test('no line is wider than the terminal, whatever the names of files', () => {
  const files = [file('no-student', 'x'.repeat(300)), file('damaged-zip', '陳'.repeat(150), 's'.repeat(100))];
  for (const palette of [plainPalette, asciiPalette]) {
    const lines = lookAtLines([right], { ...quiet, files }, screenOf(60, palette));
    expect(lines.filter((line) => columnsOf(line) > 60)).toEqual([]);
    expect(lines.length).toBeGreaterThan(2);
  }
});
