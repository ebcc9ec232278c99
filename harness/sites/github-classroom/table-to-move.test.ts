import { expect, test } from 'vitest';
import { tableToMove } from './grades.ts';

test('a table beside the folder of the clones is named, because it is not read there', () => {
  expect(tableToMove('week-3-submissions', ['grades.csv', 'notes.txt'])).toBe(
    'times, students and groups are read only from a table in week-3-submissions: move grades.csv there',
  );
  expect(tableToMove('week-3-submissions', ['notes.txt', 'old/grades.csv'])).toBeUndefined();
});
