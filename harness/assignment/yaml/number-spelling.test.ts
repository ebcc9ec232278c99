import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cureForNumber, isPlainInteger, isPlainNumber } from './number-spelling.ts';

test.each([
  ['0122', 'drop the leading zeros: 122'],
  ['-007', 'drop the leading zeros: -7'],
  ['00', 'drop the leading zeros: 0'],
  ['-000', 'drop the leading zeros: 0'],
  ['0x10', 'write it in decimal: 16'],
  ['0o17', 'write it in decimal: 15'],
  ['1e3', 'write out all its digits'],
  ['1.5E+3', 'write out all its digits'],
  ['12.0', 'drop the point: 12'],
  ['12.', 'drop the point: 12'],
  ['+5', 'drop the plus sign: 5'],
  ['-0', 'drop the minus sign: 0'],
  ['1_000', 'write the digits alone: 1000'],
  ['1122 1100 1022 1000', 'write the digits alone: 1122110010221000'],
  ["-1'000'000", 'write the digits alone: -1000000'],
  ['1122LL', 'drop the letters: 1122'],
  ['12.5', undefined],
  ['five', undefined],
  ['', undefined],
  ['0x', undefined],
  ['0o8', undefined],
])('for %s the cure is: %s', (source, cure) => {
  expect(cureForNumber(source)).toBe(cure);
});

test('every integer has exactly one plain spelling, the one that is printed', () => {
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      expect(isPlainInteger(String(value))).toBe(true);
      expect(isPlainInteger(`0${value}`)).toBe(false);
      expect(isPlainInteger(`+${value}`)).toBe(false);
    }),
  );
});

test('fractions are plain in their common spelling', () => {
  expect(['0.5', '12', '-1.25', '0', '12.50'].map(isPlainNumber)).toEqual([true, true, true, true, true]);
  expect(['.5', '5.', '01.5', '1e3', ''].map(isPlainNumber)).toEqual([false, false, false, false, false]);
});
