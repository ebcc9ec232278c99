import { expect, test } from 'vitest';
import type { Course } from '../../prepare/assignments/course.ts';
import { inferFromClass } from './infer-assignment.ts';

const known = [
  { id: 'shelf', files: ['Shelf.cpp', 'main.cpp'] },
  { id: 'product', files: ['main.cpp'] },
  { id: 'vowels', files: ['main.cpp'] },
  { id: 'hex', files: ['hex.cpp'] },
];
const course: Course = { file: 'verbatim.yaml', assignments: [], due: {} };

function infer(...submissions: readonly string[][]) {
  return inferFromClass(
    submissions.map((fileNames) => ({ fileNames })),
    known,
    course,
  );
}

test('a few wrong names do not hide which assignment it is', async () => {
  expect(await infer(['hex.cpp'], ['hex.cpp'], ['main.cpp'], ['notes.txt'], ['Shelf.cpp'])).toBe('hex');
});

test('a stray file does not decide for a class whose names fit several assignments', async () => {
  await expect(infer(['main.cpp'], ['main.cpp'], ['main.cpp', 'Shelf.cpp'])).rejects.toThrow(
    'the file names fit several assignments: add --assignment shelf|product|vowels',
  );
});

test('if no name fits, all assignments are listed', async () => {
  await expect(infer(['notes.txt'])).rejects.toThrow('add --assignment shelf|product|vowels|hex');
});
