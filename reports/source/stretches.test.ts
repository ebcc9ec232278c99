import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

/** `1-20` is folded, `(21-27)` is open. */
function drawn(lines: number, remarked: readonly number[]): string {
  return stretchesOf(lines, remarked)
    .map(({ first, last, open }) => (open ? `(${first}-${last})` : `${first}-${last}`))
    .join(' ');
}

test('three lines around a remark are open, and the rest is folded', () => {
  expect(drawn(2000, [24, 25, 900])).toBe('1-20 (21-28) 29-896 (897-903) 904-2000');
});

test('a few lines are not folded, at the beginning, between remarks and at the end', () => {
  expect(drawn(30, [7, 17, 24])).toBe('(1-30)');
  expect(drawn(31, [8, 19, 24])).toBe('1-4 (5-11) 12-15 (16-27) 28-31');
});

test('a file without remarks is one fold, and an empty file has none', () => {
  expect(drawn(40, [])).toBe('1-40');
  expect(drawn(0, [])).toBe('');
});

test('remarks on the file as a whole, or beyond its end, open nothing', () => {
  expect(drawn(40, [0, 41])).toBe('1-40');
});

test('every line is in exactly one stretch, and every remarked one is open', () => {
  const remarks = fc.array(fc.integer({ min: 1, max: 120 })).map((lines) => lines.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), remarks, (lines, remarked) => {
      const stretches = stretchesOf(lines, remarked);
      const covered = stretches.flatMap(({ first, last }) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      );
      expect(covered).toEqual(Array.from({ length: lines }, (_, index) => index + 1));
      for (const line of remarked.filter((one) => one <= lines)) {
        expect(stretches.some(({ first, last, open }) => open && first <= line && line <= last)).toBe(true);
      }
    }),
  );
});
