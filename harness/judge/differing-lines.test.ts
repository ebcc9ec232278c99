import { expect, test } from 'vitest';
import { differingLines } from './differing-lines.ts';

test('changed, missing and additional lines count once each', () => {
  expect(differingLines('a\nb\nc\n', 'a\nB\nc\n')).toEqual({ differing: 1, total: 3 });
  expect(differingLines('a\nb\nc\n', 'a\nc\n')).toEqual({ differing: 1, total: 3 });
  expect(differingLines('a\nb\n', 'a\nx\nb\n')).toEqual({ differing: 1, total: 2 });
});

test('a line without its newline is a different line', () => {
  expect(differingLines('a\nb\n', 'a\nb')).toEqual({ differing: 1, total: 2 });
});

test('outputs that have nothing in common count as wholly different, and this is quick', () => {
  const wanted = Array.from({ length: 4000 }, (_, line) => `wanted ${line}\n`).join('');
  const got = Array.from({ length: 4000 }, (_, line) => `got ${line}\n`).join('');
  expect(differingLines(wanted, got)).toEqual({ differing: 4000, total: 4000 });
});
