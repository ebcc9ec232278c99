import { describe, expect, test } from 'vitest';
import { printedText } from '../../harness/model/assignment/transcript.ts';
import { references } from '../index.ts';
import { handoutDialect } from './handout-dialect.fixture.ts';
import { dotsAndTrianglesReference } from './reference.ts';

const { call, play, sessions, calls } = dotsAndTrianglesReference(handoutDialect);

describe('play', () => {
  test('plays the whole program in the wording of the dialect', () => {
    expect(printedText(play(['2', '2']).pieces)).toBe(
      [
        '  o   o\n        \no   o   o\n             Player 1 score: 0\n  o   o      Player 2 score: 0\n',
        "Player 1's turn (1-12): ",
        '  o   o\n /      \no   o   o\n             Player 1 score: 0\n  o   o      Player 2 score: 0\n',
        "Player 2's turn (1-12): Invalid move! Try again. \n",
        "Player 2's turn (1-12): ",
      ].join(''),
    );
  });
});

describe('call', () => {
  test('says what a function returns, leaves in its arguments and prints', () => {
    const grid = 101110100000011000n;
    expect(call('isFilled', [grid, 1n])).toEqual({ returns: true, after: [grid, 1n], prints: '' });
    expect(call('isFilled', [grid, 12n])).toEqual({ returns: false, after: [grid, 12n], prints: '' });
    expect(call('printGrid', [grid])).toEqual({
      after: [grid],
      prints: '  o---o\n   \\1/1\\\no   o---o\n             Player 1 score: 2\n  o   o      Player 2 score: 0\n',
    });
    expect(call('updateGrid', [grid, 11n, 2n])).toEqual({ after: [101110100010011000n, 11n, 2n], prints: '' });
    expect(call('playerScore', [grid, 1n])).toEqual({ returns: 2n, after: [grid, 1n], prints: '' });
    expect(call('playerScore', [grid, 2n])).toEqual({ returns: 0n, after: [grid, 2n], prints: '' });
  });

  test('the error about an unknown function lists those that exist', () => {
    expect(() => call('upDateGrid', [0n, 1n, 1n])).toThrow(
      "dots-and-triangles has no function 'upDateGrid'; it has isFilled, printGrid, updateGrid, playerScore",
    );
    expect(() => call('toString', [])).toThrow("dots-and-triangles has no function 'toString'");
  });

  test.each([
    ['too few arguments', [0n], 'isFilled(0)'],
    ['too many arguments', [0n, 1n, 2n], 'isFilled(0, 1, 2)'],
    ['an argument that is not an integer', [0n, true], 'isFilled(0, true)'],
    ['a character', [0n, '1'], "isFilled(0, '1')"],
  ])('%s: refused with the call', (_, args, spelt) => {
    expect(() => call('isFilled', args)).toThrow(
      new TypeError(`${spelt}: the number of arguments must be 2, all of them integers`),
    );
  });

  test.each([
    [
      'printGrid',
      [1n],
      'printGrid(1): the handout promises 12 digits 0 or 1 for the lines, then 6 digits for the triangles: ' +
        '1 or 2 for each that is completed, 0 for the others',
    ],
    ['isFilled', [0n, 13n], 'isFilled(0, 13): the handout promises a pos from 1 to 12'],
    [
      'updateGrid',
      [1000000n, 12n, 1n],
      'updateGrid(1000000, 12, 1): the handout promises a pos without a line, and Player 1 or 2',
    ],
    ['updateGrid', [0n, 1n, 3n], 'updateGrid(0, 1, 3): the handout promises a pos without a line, and Player 1 or 2'],
    ['playerScore', [0n, 0n], 'playerScore(0, 0): the handout promises Player 1 or 2'],
  ])('%s is not called with arguments that the handout excludes', (name, args, complaint) => {
    expect(() => call(name, args)).toThrow(new RangeError(complaint));
  });
});

test.each(Object.keys(handoutDialect.wording))('a dialect without the text %s is refused before any game', (key) => {
  const { [key]: _, ...wording } = handoutDialect.wording;
  expect(() => dotsAndTrianglesReference({ ...handoutDialect, wording })).toThrow(
    `dialect '2020': no text '${key}' in its wording; it has ${Object.keys(wording).toSorted().join(', ')}`,
  );
});

test('there are random games, and random arguments for every required function', () => {
  expect(Object.keys(sessions)).toEqual(['games']);
  expect(Object.keys(calls)).toEqual(['isFilled', 'printGrid', 'updateGrid', 'playerScore']);
});

test('the registry knows the assignment by its id', async () => {
  const create = await references['dots-and-triangles']?.();
  expect(create?.(handoutDialect).inDialect).toBe(dotsAndTrianglesReference);
});
