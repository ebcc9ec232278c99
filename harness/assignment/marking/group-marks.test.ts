import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualMarks } from './group-marks.ts';

const someGroups = fc.record({
  functions: fc.boolean(),
  transcripts: fc.boolean(),
  properties: fc.boolean(),
  policy: fc.boolean(),
});
const usual = { functions: 40, transcripts: 30, properties: 20, policy: 10 } as const;

test('the usual marks are those of the used groups, whole, and 100 together', () => {
  fc.assert(
    fc.property(someGroups, (used) => {
      const marks = usualMarks(used);
      const given = Object.values(marks).map((one = 0) => one);
      expect(Object.keys(marks).toSorted()).toEqual(
        Object.entries(used)
          .flatMap(([id, isUsed]) => (isUsed ? [id] : []))
          .toSorted(),
      );
      expect(given.every((one) => Number.isInteger(one) && one > 0)).toBe(true);
      expect(given.reduce((sum, one) => sum + one, 0)).toBe(given.length === 0 ? 0 : 100);
    }),
  );
});

test('no group is more than one mark away from its exact share', () => {
  fc.assert(
    fc.property(someGroups, (used) => {
      const marks = usualMarks(used);
      const ids = (['functions', 'transcripts', 'properties', 'policy'] as const).filter((id) => used[id]);
      const sum = ids.reduce((total, id) => total + usual[id], 0);
      for (const id of ids) expect(Math.abs((marks[id] ?? 0) - (usual[id] * 100) / sum)).toBeLessThan(1);
    }),
  );
});
