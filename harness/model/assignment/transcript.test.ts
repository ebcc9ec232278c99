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

test('printed text is what goes to standard output: typed input and its Enter are no part of it', () => {
  expect(printedText(pieces)).toBe('move: ok\n');
});

test('typed lines go in with their Enter, empty ones too', () => {
  expect(typedLines(pieces)).toEqual(['5', '']);
  expect(typedInput(typedLines(pieces))).toBe('5\n\n');
});

test('tidy pieces join what was printed in one go', () => {
  expect(tidyPieces(pieces)).toEqual([
    { kind: 'printed', text: 'move: ' },
    { kind: 'typed', text: '5' },
    { kind: 'typed', text: '' },
    { kind: 'printed', text: 'ok\n' },
  ]);
});
