import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleGrading } from '../samples/sample-grading.ts';
import { sampleClass } from '../samples/students.ts';
import { csvCell, csvRow } from './cell.ts';
import { renderMarks } from './render-marks.ts';

test('the marks of the sample class match the snapshot', async () => {
  await expect(renderMarks(Object.values(sampleClass))).toMatchFileSnapshot('../samples/marks.csv');
});

test('a class without submissions still has a header', () => {
  expect(renderMarks([])).toBe('\uFEFFsubmission,status,marks,outOf,compiled,reason\r\n');
});

test('each member of a group has a row, late work its deduction, and a student without a submission no marks', () => {
  const members = [{ id: 's1', name: 'Anna Berg', email: 'a@x.example' }, { id: 's2' }];
  const facts = { members, submittedAt: '2021-10-25T17:34:00.000Z', lateMinutes: 95, lateDeduction: 15 };
  const group = { ...sampleGrading({ submission: 'Team Rook' }), ...facts, marks: 85 };
  const marked = { ...sampleGrading({ submission: 's3' }), markedLate: true as const };
  expect(renderMarks([group, marked], [{ id: 's4', name: 'Zoe' }])).toBe(
    [
      '\uFEFFsubmission,name,email,group,status,marks,outOf,functions,transcripts,properties,policy,submittedAt,late,lateDeduction,compiled,reason',
      's1,Anna Berg,a@x.example,Team Rook,graded,85,100,40,30,20,10,2021-10-25T17:34:00.000Z,95,15,yes,late: -15',
      's2,,,Team Rook,graded,85,100,40,30,20,10,2021-10-25T17:34:00.000Z,95,15,yes,late: -15',
      's3,,,,graded,100,100,40,30,20,10,,yes,,yes,late',
      's4,Zoe,,,no-submission,,100,,,,,,,,,no submission',
      '',
    ].join('\r\n'),
  );
});

test('no cell begins like a formula', () => {
  expect(['=1+1', '+1', '-1', '@x', '\tx', '\rx', '＝1', 'a=1', ''].map(csvCell)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    "'\tx",
    '"\'\rx"',
    "'＝1",
    'a=1',
    '',
  ]);
});

test('control bytes are spelt out', () => {
  expect(csvCell('a\0b\x1b[31m\u202E')).toBe('a\\x00b\\x1B[31m\\u{202E}');
});

test('a row reads back as the cells that were written', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ', '玩') })
    .filter((text) => !/^[\r\n]/.test(text));
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      expect(readRow(csvRow(cells))).toEqual(cells);
    }),
  );
});

/** Reads one record as RFC 4180 describes it. */
function readRow(row: string): string[] {
  const cells: string[] = [];
  const fields = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, inQuotes, bare] of row.matchAll(fields)) {
    cells.push(inQuotes === undefined ? (bare ?? '') : inQuotes.replaceAll('""', '"'));
  }
  return cells;
}
