import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Piece } from '../model/assignment/transcript.ts';
import { firstDifference } from './first-difference.ts';
import { expectedView } from './terminal-view.ts';

const printed = (text: string): Piece => ({ kind: 'printed', text });
const typed = (text: string): Piece => ({ kind: 'typed', text });
const view = (...pieces: Piece[]) => expectedView({ pieces, ends: 'finished' });

test('equal output has no difference, wherever the input was read', () => {
  const prompted = view(printed('move: '), typed('5'), printed('ok\n'));
  const early = view(typed('5'), printed('move: ok\n'));
  expect(firstDifference(prompted, early)).toBeUndefined();
});

test('lines are counted as a person sees them: typed input makes new lines', () => {
  const expected = view(printed('. .\nmove: '), typed('5'), printed('A .\nmove: '), typed('6'), printed('wins!\n'));
  const actual = view(printed('. .\nmove: '), typed('5'), printed('A B\nmove: '), typed('6'), printed('wins!\n'));
  expect(firstDifference(expected, actual)).toEqual({
    offset: 12,
    afterInput: 1,
    expected: { line: 3, column: 3, text: [{ kind: 'printed', text: 'A .\n' }] },
    actual: { line: 3, column: 3, text: [{ kind: 'printed', text: 'A B\n' }] },
  });
});

test('output that ends too early differs at its end, and the line shows what should have come', () => {
  const expected = view(printed('move: '), typed('5'), printed('Player 1 wins!\n'));
  const actual = view(printed('move: '), typed('5'), printed('Player 1'));
  expect(firstDifference(expected, actual)).toEqual({
    offset: 14,
    afterInput: 1,
    expected: { line: 2, column: 9, text: [{ kind: 'printed', text: 'Player 1 wins!\n' }] },
    actual: { line: 2, column: 9, text: [{ kind: 'printed', text: 'Player 1' }] },
  });
});

test('in a line with typed input, the input is kept apart from what was printed', () => {
  const expected = view(printed('move: '), typed('5'), printed('ok\n'));
  const actual = view(printed('Move: '), typed('5'), printed('ok\n'));
  expect(firstDifference(expected, actual)?.actual).toEqual({
    line: 1,
    column: 1,
    text: [
      { kind: 'printed', text: 'Move: ' },
      { kind: 'typed', text: '5\n' },
    ],
  });
});

test('a missing or extra space before the input differs on the line of the question', () => {
  const expected = view(printed('move: '), typed('5'), printed('ok\n'));
  const question = [
    { kind: 'printed', text: 'move:' },
    { kind: 'typed', text: '5\n' },
  ];
  expect(firstDifference(expected, view(printed('move:'), typed('5'), printed('ok\n')))).toEqual({
    offset: 5,
    afterInput: 0,
    expected: { line: 1, column: 6, text: [{ kind: 'printed', text: 'move: ' }, question[1]] },
    actual: { line: 1, column: 6, text: question },
  });
  expect(firstDifference(view(printed('move:'), typed('5'), printed('ok\n')), expected)).toMatchObject({
    afterInput: 0,
    expected: { line: 1, column: 6, text: question },
    actual: { line: 1, column: 6 },
  });
});

test('columns count characters, not bytes', () => {
  expect(firstDifference(view(printed('你好A\n')), view(printed('你好B\n')))).toMatchObject({
    offset: 6,
    expected: { column: 3 },
    actual: { column: 3 },
  });
});

test('two characters that share their first bytes differ at their start', () => {
  expect(firstDifference(view(printed('x你\n')), view(printed('x佡\n')))).toMatchObject({
    offset: 1,
    expected: { column: 2 },
  });
});

test('the offset is the length of the common beginning', () => {
  const text = fc.string({ unit: fc.constantFrom('A', ' ', '\n'), maxLength: 12 });
  fc.assert(
    fc.property(text, text, text, (common, one, other) => {
      const difference = firstDifference(view(printed(common + one)), view(printed(common + other)));
      if (one === other) expect(difference).toBeUndefined();
      else expect(difference?.offset).toBeGreaterThanOrEqual(common.length);
    }),
  );
});
