import { describe, expect, test } from 'vitest';
import { sampleStudents } from '../samples/students.ts';
import { readResult } from './read-result.ts';
import { renderResult } from './render-result.ts';

const students = Object.entries(sampleStudents);

test.each(students)('the result file of %s reads back as the grading that it was made of', (_name, grading) => {
  expect(readResult(renderResult(grading))).toEqual({ kind: 'result', grading });
});

describe('a damaged result file', () => {
  const [, grading] = students[0] ?? [];
  const text = grading === undefined ? '' : renderResult(grading);

  test('says where it is damaged', () => {
    expect(readResult(text.slice(0, 500))).toEqual({ kind: 'damaged', because: 'not-json' });
    expect(readResult(text.replace('"format": 1', '"format": 2'))).toEqual({
      kind: 'damaged',
      because: 'other-format',
    });
    expect(readResult(text.replace('"kind": "accepted"', '"kind": "splendid"'))).toEqual({
      kind: 'damaged',
      because: 'shape',
      at: 'cases.0.verdict.kind',
    });
    expect(readResult(text.replace('"outOf"', '"outof"'))).toMatchObject({ kind: 'damaged', because: 'shape' });
    expect(readResult('[1]')).toEqual({ kind: 'damaged', because: 'shape' });
  });
});
