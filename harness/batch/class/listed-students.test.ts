import { expect, test } from 'vitest';
import { listedStudents } from './listed-students.ts';

const student = { id: 's1155000001', name: 'Mei Chan' };
const work = { id: 's1155000001', facts: { members: [student] } };
const roster = { listed: 1, missing: [], unknown: [] };

test('a student of the class list is compared with it', () => {
  expect(listedStudents(work, roster)).toEqual({ students: [student] });
});

test('without a class list, or if the list does not know them, students are not compared with it', () => {
  expect(listedStudents(work, undefined)).toEqual({});
  expect(listedStudents(work, { ...roster, unknown: [{ submission: work.id, student }] })).toEqual({});
  expect(listedStudents({ id: 'x', facts: {} }, roster)).toEqual({});
});
