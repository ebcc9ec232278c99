import { expect, test } from 'vitest';
import { applyEdits, insertLines } from './text-edit.ts';

test('edits are made in the order of their places, and insertions at one place in their own order', () => {
  const edits = [
    { from: 4, to: 5, text: 'E' },
    { from: 1, to: 1, text: '1' },
    { from: 1, to: 1, text: '2' },
    { from: 1, to: 3, text: '' },
  ];
  expect(applyEdits('abcdef', edits)).toBe('a12dEf');
});

test('edits that overlap are a fault, which would damage the file', () => {
  const edits = [
    { from: 0, to: 3, text: '' },
    { from: 2, to: 4, text: '' },
  ];
  expect(() => applyEdits('abcdef', edits)).toThrow('Two edits of one file overlap');
});

test('inserted lines end as the lines of the file do, also behind a last line without an end', () => {
  expect(applyEdits('a\nb', [insertLines('a\nb', 2, ['x', 'y'])])).toBe('a\nx\ny\nb');
  expect(applyEdits('a\r\nb', [insertLines('a\r\nb', 4, ['x'])])).toBe('a\r\nb\r\nx\r\n');
});
