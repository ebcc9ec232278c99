// @module-tag compiler
// @module-tag build
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { verbatim } from '../testing/command.fixture.ts';
import { inventedClass } from '../testing/cohort/class.fixture.ts';
import type { CohortStudent } from '../testing/cohort/class.fixture.ts';
import { blackboardDownload } from '../testing/cohort/downloads.fixture.ts';
import { withDownload } from '../testing/cohort/write-download.fixture.ts';

let few: CohortStudent[];
beforeAll(async () => {
  // Late work, two attempts, an essay instead of a program, no file at all, and a hostile zip.
  few = (await inventedClass()).filter(({ id }) => /(03|11|14|20|21)$/.test(id));
});

test('a zip of the course site is graded as it was downloaded, and all of its files are listed', async () => {
  await withDownload(blackboardDownload(few), 'zip', async ({ source, roster }) => {
    const out = join(source, '..', 'graded');
    const args = ['grade', source, '--roster', roster, '--due', '2021-10-25T15:59Z', '--out', out];
    const { exitCode, stdout, stderr } = await verbatim(args);
    const shown = (text: string) => text.replaceAll(join(source, '..'), 'FOLDER');
    expect(shown(stdout)).toMatchInlineSnapshot(`
      "                                       Random Course
        submission  marks Functions Sessions   runs  rules  reason
        s1155000003    90        40       30     20     10  late: -10
        s1155000011 82.84     39.02    17.14  16.68     10  crashed: isPlaceable/3
      ✗ s1155000014     0         0        0      0      0  no source: essay.txt
      ✗ s1155000020     0         0        0      0      0  no source: no file
        s1155000021    99        40       30     20      9  the comment with name, ID…

      5 submissions: 0 with full marks, 3 with part of them, 2 without source.

      17 files: 3 compiled, 1 not C++, 1 opened as zips, 1 from older attempts, 6 of
      the course site itself, 5 refused.
      Of the 6 students on the roster, 1 made no submission.
      ~ No submission:
          s1155000099 (Ines Absent)

      ~ Look at these:
          s1155000014 (大文 Chan): no source: essay.txt
          s1155000020 (Karl-Heinz Chan): no source: no file
          s1155000021 (Anna Lee): 5 files refused: homework.zip/../../../.bashrc (its
          name leads out of the zip) and 4 more

        page     FOLDER/graded/index.html
        marks    FOLDER/graded/marks.csv
        files    FOLDER/graded/files.csv
        results  FOLDER/graded/results/
      "
    `);
    expect(shown(stderr).replace(/graded \d of 5\n/g, '')).toMatchInlineSnapshot(`
      "FOLDER/download.zip is read as Blackboard, because 11 of 11 files are named …_attempt_DATE_…, as Blackboard does
      due 2021-10-25T15:59Z
      "
    `);
    expect(exitCode).toBe(0);
    const marks = (await readFile(join(out, 'marks.csv'), 'utf8')).split('\r\n');
    expect(marks.map((row) => row.split(',').slice(0, 5).join(','))).toMatchInlineSnapshot(`
      [
        "﻿submission,name,status,marks,outOf",
        "s1155000003,Mei Berg,graded,90,100",
        "s1155000011,Anna Chan,graded,82.84,100",
        "s1155000014,大文 Chan,no-source,0,100",
        "s1155000020,Karl-Heinz Chan,no-source,0,100",
        "s1155000021,Anna Lee,graded,99,100",
        "s1155000099,Ines Absent,no-submission,,100",
        "",
      ]
    `);
    const files = (await readFile(join(out, 'files.csv'), 'utf8')).split('\r\n');
    expect(files.filter((row) => row.includes('s1155000011')).map((row) => row.replace(/^.*_attempt_[-\d]+/, 'STAMP')))
      .toMatchInlineSnapshot(`
      [
        "STAMP.txt,s1155000011,,site-file,the course site's own file,1,",
        "STAMP_domineering.cpp,s1155000011,,older-attempt,from an older attempt,1,",
        "STAMP.txt,s1155000011,,site-file,the course site's own file,1,",
        "STAMP_domineering.cpp,s1155000011,domineering.cpp,compiled,compiled and graded,1,",
      ]
    `);

    // A decision changes a case of late work; the ten marks for lateness, as in run.json, are deducted from the new
    // total.
    await writeFile(
      join(out, 'overrides.yaml'),
      '- student: s1155000003\n  case: transcripts/01-sample-run\n  marks: 0\n  comment: Typed in.\n',
    );
    const report = await verbatim(['report', out, '--format', 'csv', '--only', 's1155000003']);
    expect(report.stdout.replace('\uFEFF', '')).toMatchInlineSnapshot(`
      "submission,name,email,status,marks,outOf,functions,transcripts,properties,policy,submittedAt,late,lateDeduction,automatic,comment,reason
      s1155000003,Mei Berg,,graded,88.1,100,40,28.1,20,10,2021-10-25T17:34:00.000Z,95,10,90,Typed in.,late: -10
      "
    `);
  });
});

test.each([
  [['--before-due'], 'verbatim: --before-due needs the deadline: add --due, such as --due 2021-10-25T23:59\n'],
  [
    ['--due', '2021-10-25'],
    `verbatim: option '--due <time>' argument '2021-10-25' is invalid. Expected a day and a time such as 2021-10-25T23:59 or 2021-10-25T23:59+08:00, got "2021-10-25".\n`,
  ],
  [['--roster', 'no-such.csv'], 'verbatim: there is no no-such.csv here; check the spelling and the folder\n'],
  [
    ['--layout', 'canva'],
    "verbatim: option '--layout <site>' argument 'canva' is invalid. Allowed choices are blackboard, canvas, moodle, gradescope, github-classroom, plain.\n",
  ],
])('%j is refused with a message that says what to do', async (args, message) => {
  const { exitCode, stderr } = await verbatim(['grade', 'harness/demo/domineering', ...args]);
  expect(stderr.split('(verbatim')[0]?.replace(/\n\n?$/, '\n')).toBe(message);
  expect(exitCode).toBe(2);
});
