import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markedLine, widthAt } from './marked-line.ts';

function drawn(line: string, columns: readonly number[]): string {
  return markedLine(line, columns)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('');
}

test('the word or sign at a column is marked', () => {
  expect(drawn('int grid = 0;', [5])).toBe('int [grid] = 0;');
  expect(drawn('int grid = 0;', [13])).toBe('int grid = 0[;]');
  expect(drawn('/* 全局 */ int 分数;', [14])).toBe('/* 全局 */ int [分数];');
  expect(drawn('/* 😀 */ x = 1;', [9])).toBe('/* 😀 */ [x] = 1;');
});

test('several places of a line are marked, and one inside another is marked only once', () => {
  expect(drawn('int a, b;', [8, 5, 5])).toBe('int [a], [b];');
  expect(drawn('int grid;', [5, 6])).toBe('int [grid];');
});

test('a column that the line does not have marks nothing', () => {
  expect([0, 4, 99].map((column) => drawn('int', [column]))).toEqual(['int', 'int', 'int']);
  expect(widthAt('', 1)).toBe(0);
});

test('no character is lost or changed, whatever is marked', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.integer({ min: 0, max: 20 })), (line, columns) => {
      const pieces = markedLine(line, columns);
      expect(pieces.map(({ text }) => text).join('')).toBe(line);
    }),
  );
});
