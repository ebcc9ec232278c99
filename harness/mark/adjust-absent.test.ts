import { expect, test } from 'vitest';
import { adjustAbsent } from './adjust-absent.ts';

const student = { id: 's9' };

test('a student without a submission gets what the course gives all of them', () => {
  const blank = { student, outOf: 100, mark: { kind: 'none' }, changes: [], comments: [] };
  expect(adjustAbsent(student, 100, [], 'blank')).toEqual(blank);
  expect(adjustAbsent(student, 100, [], '0')).toEqual({ ...blank, mark: { kind: 'marks', marks: 0 } });
});

test('decisions come before that', () => {
  const total = { students: ['s9'], change: { kind: 'total', marks: 40 }, comment: 'On paper.' } as const;
  expect(adjustAbsent(student, 100, [total], '0')).toEqual({
    student,
    outOf: 100,
    mark: { kind: 'marks', marks: 40 },
    changes: [{ to: 40, outOf: 100, because: 'On paper.' }],
    comments: [],
  });
  const excused = { students: ['s9', 's1'], change: { kind: 'excuse' }, comment: 'Ill.' } as const;
  expect(adjustAbsent(student, 100, [excused], '0')).toMatchObject({ mark: { kind: 'excused' }, comments: ['Ill.'] });
  expect(adjustAbsent({ id: 's8' }, 100, [excused], '0')).toMatchObject({ mark: { kind: 'marks', marks: 0 } });
});
