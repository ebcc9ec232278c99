import { expect, test } from 'vitest';
import { printedText, tidyPieces, typedInput, typedLines } from './transcript.ts';

const pieces = [
  { kind: 'printed', text: 'move' },
  { kind: 'printed', text: '' },
  { kind: 'printed', text: ': ' },
  { kind: 'typed', text: '5' },
  { kind: 'typed', text: '' },
  { kind: 'printed', text: 'ok\n' },
] as const;

test('printed text is what goes to standard output, without typed input and its Enter', () => {
  expect(printedText(pieces)).toBe('move: ok\n');
});

test('typed lines are sent with their Enter, even empty ones', () => {
  expect(typedLines(pieces)).toEqual(['5', '']);
  expect(typedInput(typedLines(pieces))).toBe('5\n\n');
});

test('tidying joins pieces that were printed in one go', () => {
  expect(tidyPieces(pieces)).toEqual([
    { kind: 'printed', text: 'move: ' },
    { kind: 'typed', text: '5' },
    { kind: 'typed', text: '' },
    { kind: 'printed', text: 'ok\n' },
  ]);
});
