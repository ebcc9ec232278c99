import { expect, test } from 'vitest';
import type { GradeChange, Standing } from '../../harness/model/result/grade-change.ts';
import { asciiPalette, plainPalette } from './palette.ts';
import { renderGradeChanges } from './render-grade-changes.ts';

const marks = (number: number): Standing => ({ kind: 'marks', marks: number });
const options = { width: 80, palette: plainPalette, folder: 'week-3' };

test('submissions whose marks fall come first, and new ones are only counted', () => {
  const changes: GradeChange[] = [
    { submission: 's1', before: marks(75.861), after: marks(80) },
    { submission: 's2', before: marks(80), after: marks(0) },
    { submission: 's3', before: { kind: 'not-graded' }, after: marks(50) },
    { submission: 's4', before: { kind: 'absent' }, after: marks(50) },
    { submission: 's5', before: marks(9), after: { kind: 'absent' } },
  ];
  expect(renderGradeChanges(changes, options)).toMatchInlineSnapshot(`
    "Since the last run in week-3: 3 marks change, 1 falls, 1 submission is new and 1
    submission is gone.
      falls    s2: 80 before, 0 now
               s1: 75.86 before, 80 now
               s3: could not be graded before, 50 now
               s5: 9 before, gone now
    "
  `);
});

test('it says so if no marks change', () => {
  expect(renderGradeChanges([], options)).toBe('Since the last run in week-3: no marks change.\n');
});

test('a long list is cut after twelve, and a hostile name cannot steer the terminal', () => {
  const changes = Array.from({ length: 14 }, (_, index) => ({
    submission: `\u001B[2J${index}`,
    before: marks(2),
    after: marks(1),
  }));
  const lines = renderGradeChanges(changes, { ...options, palette: asciiPalette }).split('\n');
  expect(lines[0]).toBe('Since the last run in week-3: 14 marks change, 14 fall.');
  expect(lines.slice(-2)).toEqual(['  and 2 more', '']);
  expect(lines).toHaveLength(15);
  expect(lines.join('')).not.toContain('\u001B');
});
