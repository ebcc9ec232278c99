import { expect, test } from 'vitest';
import { type Standing, falls, gradeChanges, replacesMarks } from './grade-change.ts';

const marks = (number: number): Standing => ({ kind: 'marks', marks: number });
const run = (standings: Readonly<Record<string, Standing>>) => new Map(Object.entries(standings));

test('marks that are equal in hundredths are unchanged; other submissions changed, were added or went away', () => {
  const before = run({
    same: marks(1 / 3),
    up: marks(1),
    down: marks(9),
    ours: { kind: 'not-graded' },
    gone: marks(5),
  });
  const after = run({ same: marks(0.333), up: marks(2), down: marks(8.99), ours: marks(0), fresh: marks(5) });
  const changes = gradeChanges(before, after);
  expect(changes).toEqual([
    { submission: 'down', before: marks(9), after: marks(8.99) },
    { submission: 'fresh', before: { kind: 'absent' }, after: marks(5) },
    { submission: 'gone', before: marks(5), after: { kind: 'absent' } },
    { submission: 'ours', before: { kind: 'not-graded' }, after: marks(0) },
    { submission: 'up', before: marks(1), after: marks(2) },
  ]);
  expect(changes.filter(falls).map(({ submission }) => submission)).toEqual(['down']);
});

test('new submissions alone replace nothing', () => {
  expect(replacesMarks(gradeChanges(run({ a: marks(1) }), run({ a: marks(1), b: marks(0) })))).toBe(false);
  expect(replacesMarks(gradeChanges(run({ a: marks(1) }), run({})))).toBe(true);
});
