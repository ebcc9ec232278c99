import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftsOf } from './shifts.ts';

const lines = (text: string) => [...text];

test('extra lines are followed to the end', () => {
  expect(shiftsOf(lines('abc'), lines('xabc'))).toEqual({ lines: 1, again: 0, complete: true });
  expect(shiftsOf(lines('abcdef'), lines('xyabcxydef'))).toEqual({ lines: 2, again: 1, complete: true });
});

test('a text that differs later does not go on as expected', () => {
  expect(shiftsOf(lines('abcdefgh'), lines('xabcdefgH'))).toEqual({ lines: 1, again: 0, complete: false });
  expect(shiftsOf(lines('abcdefgh'), lines('xabcdefghi'))).toEqual({ lines: 1, again: 0, complete: false });
});

test('two lines that happen to agree are not a shift', () => {
  expect(shiftsOf(lines('abcdefgh'), lines('xabCDEFGH'))).toBeUndefined();
});

test('a complete shift accounts for every line of both texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (shorter, longer) => {
      const shift = shiftsOf(shorter, longer);
      if (shift?.complete !== true) return;
      expect(longer.length).toBeGreaterThanOrEqual(shorter.length + shift.lines + shift.again);
      let at = 0;
      for (const line of longer) if (line === shorter[at]) at += 1;
      expect(at).toBe(shorter.length);
    }),
  );
});
