import { expect, test } from 'vitest';
import type { FillProblem } from '../../../harness/model/result/grade-file.ts';
import { doesNotCompile, empty } from '../../samples/students-with-functions.ts';
import { explainFilling, explainWithoutProgram } from './fill-report.ts';
import { explainFillProblem } from './fill-trouble.ts';

test('everything that may need a person is reported, and control characters in names are spelt out', () => {
  const lines = explainFilling({
    site: 'moodle',
    column: 'Grade',
    filled: 3,
    replaced: [{ id: 's1', before: '12.00', after: '87.5' }],
    locked: ['s2'],
    withoutMarks: ['s3', '\x1B[2Js4'],
    absentLeft: ['s12'],
    absentFilled: ['s13'],
    excusedByHand: ['s5'],
    feedbackKept: ['s6'],
    ambiguous: [{ key: 'chan', rows: [2, 7], ids: ['s8', 's9'] }],
    rowsLeft: Array.from({ length: 14 }, (_, index) => `Participant ${index}`),
    studentsLeft: ['s10', 's11'],
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "3 marks written to the column Grade
    replaced: s1 had 12.00, has 87.5 now
    unchanged, no marks to write: s3 and \\x1B[2Js4
    no submission, left blank (--missing 0 writes 0): s12
    no submission, marks written: s13
    unchanged, the grade is locked on the site: s2
    excused, to be set on the site: s5
    feedback unchanged, the file already has some: s6
    unchanged, chan is ambiguous: rows 2 and 7 of the file, s8 and s9 of the run
    in the file, not graded: Participant 0, Participant 1, Participant 2, Participant 3, Participant 4, Participant 5, Participant 6, Participant 7, Participant 8, Participant 9, Participant 10, Participant 11 and 2 more
    graded, not in the file: s10 and s11"
  `);
});

test('every problem says what to do', () => {
  const troubles: readonly FillProblem[] = [
    { kind: 'empty-file' },
    { kind: 'unclosed-quote', line: 4 },
    { kind: 'other-site', site: 'blackboard', header: ['Student', 'ID'] },
    { kind: 'unknown-site', header: ['a', 'b\x07'] },
    { kind: 'no-column' },
    { kind: 'several-columns', candidates: ['Hex (1)', 'Domineering (2)'] },
    { kind: 'unknown-column', wanted: 'Hx', candidates: ['Hex (1)'], closest: 'Hex (1)' },
    { kind: 'ragged-row', row: 7, cells: 4, header: 5 },
    { kind: 'other-full-marks', column: 'Hex (1)', inFile: 20, inAssignment: 100 },
  ];
  expect(troubles.map((trouble) => `grades.csv ${explainFillProblem(trouble)}`).join('\n')).toMatchInlineSnapshot(`
    "grades.csv is empty: download it again
    grades.csv has a quote on line 4 that is never closed: download it again
    grades.csv is not a grade file of Blackboard (a column Username, and columns whose headers end in |number). Its header: Student, ID
    grades.csv is from no known course site: it is not a grade file of Blackboard (a column Username, and columns whose headers end in |number), not a gradebook of Canvas (its first columns are Student and ID, and there is a column Section), not a grading worksheet of Moodle (it has columns Identifier and Grade). Its header: a, b\\x07
    grades.csv has no column for the marks: make one on the course site, then download the file again
    grades.csv has several columns for marks: choose one with --column. The columns are: Hex (1) and Domineering (2)
    grades.csv has no column for marks named Hx; did you mean Hex (1)? The columns are: Hex (1)
    grades.csv has 4 cells in row 7 and 5 in its header: a mark would get into the wrong column. Download it again
    grades.csv has 20 as full marks in the column Hex (1), the grading 100: change one of them, or add --scale"
  `);
});

test('a 0 without any program is reported, unless the staff decided it', () => {
  const whose = (id: string, insteadOfSource: string[], marks = 0) => ({
    automatic: { ...doesNotCompile, files: [], insteadOfSource },
    mark: { kind: 'marks' as const, marks },
    students: [{ id }],
  });
  const nothing = { ...whose('s4', []), automatic: empty };
  expect(explainWithoutProgram([whose('s1', ['essay.docx']), whose('s2', []), whose('s3', [], 50), nothing])).toEqual([
    'no source, 0 marks: s1 and s2',
    'empty, 0 marks: s4',
  ]);
});
