import { describe, expect, test } from 'vitest';
import { blackboard } from '../blackboard/gradebook.ts';
import { canvas } from '../canvas/gradebook.ts';
import { type FillOptions, fillTemplate } from './fill-template.ts';
import { moodle } from '../moodle/gradebook.ts';
import type { Site } from '../gradebook-site.ts';
import type { StudentMark } from './student-mark.ts';
import { blackboardFile, bytesOf, canvasFile, marked, moodleFile, textOf } from './templates.fixture.ts';
import { decodeText, encodeText } from '../../text/text-encoding.ts';

const two = [marked('s1155000001', 87.456), marked('s1155000002', 0)];

function filled(file: string, site: Site, marks: readonly StudentMark[], options: FillOptions = {}) {
  const filling = fillTemplate(bytesOf(file), site, marks, options);
  if (filling.kind === 'refused') throw new Error(JSON.stringify(filling.problem));
  return { text: textOf(filling.bytes), report: filling.report };
}

function problem(file: string, site: Site, marks: readonly StudentMark[], options: FillOptions = {}): unknown {
  const filling = fillTemplate(bytesOf(file), site, marks, options);
  return filling.kind === 'refused' ? filling.problem : filling.kind;
}

describe('the gradebook of Canvas', () => {
  test('changes only in the cells of the marks', () => {
    const { text, report } = filled(canvasFile, canvas, two, { column: 'domineering' });
    expect(text).toBe(canvasFile.replace('lines",,90.00', 'lines",87.46,90.00').replace('=1+1,12.00,', '=1+1,0,'));
    expect(report).toEqual({
      site: 'canvas',
      column: 'Domineering (98765)',
      filled: 2,
      replaced: [{ id: 's1155000002', before: '12.00', after: '0' }],
      locked: [],
      withoutMarks: [],
      absentLeft: [],
      absentFilled: [],
      excusedByHand: [],
      feedbackKept: [],
      ambiguous: [],
      rowsLeft: ['4003'],
      studentsLeft: [],
    });
  });

  test('finds students by the id of the site, by login, by SIS id and by name', () => {
    const marks = [
      marked('chantaiman', 1, { siteId: '4001' }),
      marked('1155000002', 2),
      marked('3', 3, { name: 'Lee, Ka Yan' }),
    ];
    const { text, report } = filled(canvasFile, canvas, marks, { column: '98766' });
    expect(text.split('\r\n').slice(3, 7)).toEqual([
      '"Chan, Tai Man",4001,1155000001,s1155000001,CSCI1530 A,"likes ""quotes""\nand lines",,1,91.5,,',
      '"Wong, Siu Ming",4002,1155000002,s1155000002,CSCI1530 A,=1+1,12.00,2,,,',
      '"Lee, Ka Yan",4003,1155000003,s1155000003,"CSCI1530 A, CSCI1530 B",,-,3,,,',
      '"Student, Test",4999,,test,CSCI1530 A,,,,,,',
    ]);
    expect(report.rowsLeft).toEqual([]);
  });

  test('gets EX for an excused student, and nothing for a student without marks', () => {
    const excused: StudentMark = { ...marked('s1155000001', 0), mark: { kind: 'excused' } };
    const none: StudentMark = { ...marked('s1155000002', 0), mark: { kind: 'none' } };
    const { text, report } = filled(canvasFile, canvas, [excused, none], { column: 'Domineering (98765)' });
    expect(text).toBe(canvasFile.replace('lines",,90.00', 'lines",EX,90.00'));
    expect(report).toMatchObject({ filled: 1, withoutMarks: ['s1155000002'] });
  });

  test('is refused if several columns are possible, and sums are never offered', () => {
    expect(problem(canvasFile, canvas, two)).toEqual({
      kind: 'several-columns',
      candidates: ['Domineering (98765)', 'Hex (98766)'],
    });
    expect(problem(canvasFile, canvas, two, { column: 'domineerin' })).toEqual({
      kind: 'unknown-column',
      wanted: 'domineerin',
      candidates: ['Domineering (98765)', 'Hex (98766)'],
      closest: 'Domineering (98765)',
    });
    expect(problem(canvasFile, canvas, two, { column: 'Current Score' })).toMatchObject({ kind: 'unknown-column' });
    expect(problem(canvasFile.replaceAll(/ \(9876\d\)/g, ''), canvas, two)).toEqual({ kind: 'no-column' });
  });

  test('has no columns for marks among those about the student, nor among the sums', () => {
    const file = 'Student,ID,Team (3),Section,Hex (5),Labs Current Score (6)\nChan,1,,A,,\n';
    expect(filled(file, canvas, [marked('1', 9)]).text).toBe(file.replace('A,,', 'A,9,'));
  });

  test('with other full marks is filled only if scaling was requested', () => {
    const outOf20 = canvasFile.replace('100.0,100.0', '20.0,100.0');
    const column = 'Domineering';
    expect(problem(outOf20, canvas, two, { column })).toEqual({
      kind: 'other-full-marks',
      column: 'Domineering (98765)',
      inFile: 20,
      inAssignment: 100,
    });
    const { text } = filled(outOf20, canvas, two, { column, scale: true });
    expect(text).toBe(outOf20.replace('lines",,90.00', 'lines",17.49,90.00').replace('=1+1,12.00,', '=1+1,0,'));
  });

  test('keeps semicolons and decimal commas', () => {
    const file = 'Student;ID;Section;Hex (5)\n    Points Possible;;;100\nChan;1;A;12,50\nWong;2;A;\n';
    expect(filled(file, canvas, [marked('2', 87.5)]).text).toBe(file.replace('Wong;2;A;', 'Wong;2;A;87,5'));
  });
});

describe('the grade file of Blackboard', () => {
  test('with tabs and in UTF-16 keeps both, byte for byte', () => {
    const wide = encodeText({ encoding: 'utf-16le', text: `\uFEFF${blackboardFile}` });
    const filling = fillTemplate(wide, blackboard, [...two, marked('s1155000008', 50)], { column: 'Domineering' });
    if (filling.kind === 'refused') throw new Error(JSON.stringify(filling.problem));
    expect(decodeText(filling.bytes)).toEqual({
      encoding: 'utf-16le',
      text: `\uFEFF${blackboardFile.replace('\t""\t"91.5"', '\t"87.46"\t"91.5"').replace('Needs Marking', '0')}`,
    });
    expect(filling.report).toMatchObject({
      filled: 2,
      replaced: [],
      rowsLeft: ['s1155000009'],
      studentsLeft: ['s1155000008'],
    });
  });

  test('never offers a sum as a column, and does not take a waiting attempt for a mark', () => {
    const header =
      'Username,Hex [Total Pts: 100 Score] |12,Weighted Total [Total Pts: up to 100 Percentage] |1,Total [Total Pts: up to 400 Score] |2,Bonus total [Total Pts: up to 9 Score] |3';
    const rows = [
      's1155000001,Needs Grading,,,',
      's1155000002,Needs Grading(85),,,',
      's1155000003,In Progress(7.00),,,',
    ];
    const file = `${[header, ...rows, 'x_previewuser,,,,'].join('\n')}\n`;
    const { text, report } = filled(file, blackboard, [...two, marked('s1155000003', 7), marked('x_previewuser', 1)]);
    expect(text.split('\n').slice(1)).toEqual([
      's1155000001,87.46,,,',
      's1155000002,0,,,',
      's1155000003,7,,,',
      'x_previewuser,,,,',
      '',
    ]);
    expect(report).toMatchObject({ replaced: [{ id: 's1155000002', before: '85', after: '0' }], rowsLeft: [] });
    expect(problem(file, blackboard, two, { column: 'Weighted Total' })).toMatchObject({ kind: 'unknown-column' });
  });

  test('takes feedback, with its format in the column for that', () => {
    const file =
      '"Username","Hex [Total Pts: 100 Score] |12","Grading Notes","Notes Format","Feedback to Learner","Feedback Format"\n' +
      '"s1155000001","","","","",""\n"s1155000002","","mine","PLAIN_TEXT","Well done","HTML"\n';
    const { text, report } = filled(file, blackboard, two, { feedback: true });
    expect(text).toBe(
      file
        .replace('"s1155000001","","","","",""', '"s1155000001","87.46","","","87.456 of 100.","SMART_TEXT"')
        .replace('"s1155000002","",', '"s1155000002","0",'),
    );
    expect(report.feedbackKept).toEqual(['s1155000002']);
  });

  test('has no word for excused, so a person must enter that on the site', () => {
    const excused: StudentMark = { ...marked('s1155000001', 0), mark: { kind: 'excused' } };
    const { text, report } = filled(blackboardFile, blackboard, [excused], { column: '664617' });
    expect(text).toBe(blackboardFile);
    expect(report.excusedByHand).toEqual(['s1155000001']);
  });
});

describe('the worksheet of Moodle', () => {
  test('finds students by participant or by e-mail, and keeps a grade that cannot be changed', () => {
    const marks = [marked('x', 87.5, { siteId: '71' }), marked('s1155000002', 60), marked('s1155000003', 70)];
    const { text, report } = filled(moodleFile, moodle, marks);
    expect(text).toBe(moodleFile.replace('grading - ",,100', 'grading - ",87.5,100').replace('55.00,', '60,'));
    expect(report).toMatchObject({ filled: 2, locked: ['s1155000003'], rowsLeft: [], studentsLeft: [] });
  });

  test('takes feedback as HTML, and keeps feedback that a person has written', () => {
    const marks = [{ ...marked('s1155000001', 50), feedback: ['50 of 100.', 'a < b, "c"'] }, marked('s1155000002', 60)];
    const { text, report } = filled(moodleFile, moodle, marks, { feedback: true });
    expect(text).toContain('",50,100.00,Yes,"Monday, 2 November 2026, 9:05 AM",-,"50 of 100.<br>a &lt; b, ""c"""\n');
    expect(text).toContain('"<p>See me.</p>"');
    expect(report.feedbackKept).toEqual(['s1155000002']);
  });
});

describe('a file', () => {
  test('of another site, or of no site, is refused', () => {
    expect(problem(canvasFile, moodle, two)).toMatchObject({ kind: 'other-site', site: 'moodle' });
    expect(problem('', moodle, two)).toEqual({ kind: 'empty-file' });
    expect(problem('Username,"Hex |1\ns1,2\n', blackboard, two)).toEqual({ kind: 'unclosed-quote', line: 1 });
  });

  test('with an extra cell in a row is refused, because the mark would be in another column', () => {
    const broken = moodleFile.replace('"Chan Tai Man"', 'Chan, Tai Man');
    expect(problem(broken, moodle, [marked('71', 5)])).toEqual({ kind: 'ragged-row', row: 2, cells: 11, header: 10 });
  });

  test('keeps the cell of a student without a submission blank, unless there are marks for the student', () => {
    const absent: StudentMark = { ...marked('s1155000001', 0), absent: true, mark: { kind: 'none' } };
    const blank = filled(blackboardFile, blackboard, [absent]);
    expect([blank.text, blank.report.absentLeft, blank.report.withoutMarks]).toEqual([
      blackboardFile,
      ['s1155000001'],
      [],
    ]);
    const zero = filled(blackboardFile, blackboard, [{ ...absent, mark: { kind: 'marks', marks: 0 } }]);
    expect(zero.text).toBe(blackboardFile.replace('\t""\t"91.5"', '\t"0"\t"91.5"'));
    expect(zero.report.absentFilled).toEqual(['s1155000001']);
  });

  test('with two rows for one student gets no marks in either', () => {
    const twice = blackboardFile.replace('s1155000009', 's1155000001');
    const { text, report } = filled(twice, blackboard, two, { column: '664617' });
    expect(text).toBe(twice.replace('Needs Marking', '0'));
    expect(report).toMatchObject({
      filled: 1,
      ambiguous: [{ key: 's1155000001', rows: [2, 4], ids: ['s1155000001'] }],
    });
  });
});
