import { describe, expect, test } from 'vitest';
import { printedText } from '../../harness/model/assignment/transcript.ts';
import { references } from '../index.ts';
import { handoutDialect } from './handout-dialect.fixture.ts';
import { domineeringReference } from './reference.ts';

const { call, play, sessions, calls } = domineeringReference(handoutDialect);

describe('play', () => {
  test('plays the whole program in the wording of the dialect', () => {
    expect(printedText(play(['5', '2', '0', '8', '10']).pieces)).toBe(
      [
        '. . . .\n. . . .\n. . . .\n. . . .\n',
        "Player 1's move: . . . .\nA . . .\nA . . .\n. . . .\n",
        "Player 2's move: . B B .\nA . . .\nA . . .\n. . . .\n",
        "Player 1's move: Invalid! Try again.\n",
        "Player 1's move: . B B .\nA . . A\nA . . A\n. . . .\n",
        "Player 2's move: . B B .\nA . . A\nA B B A\n. . . .\n",
        'Player 2 wins!\n',
      ].join(''),
    );
  });
});

describe('call', () => {
  test('says what a function returns, leaves in its arguments and prints', () => {
    expect(call('gridState', [1122110010221000n, 5n])).toEqual({
      returns: 1n,
      after: [1122110010221000n, 5n],
      prints: '',
    });
    expect(call('printGrid', [12n])).toEqual({
      after: [12n],
      prints: '. . . .\n. . . .\n. . . .\n. . A B\n',
    });
    expect(call('isPlaceable', [0n, 17n, 1n])).toEqual({ returns: false, after: [0n, 17n, 1n], prints: '' });
    expect(call('isPlaceable', [0n, 12n, 1n])).toEqual({ returns: true, after: [0n, 12n, 1n], prints: '' });
    expect(call('putToGrid', [1122110010221000n, 14n, 2n])).toEqual({
      after: [1122110010221220n, 14n, 2n],
      prints: '',
    });
  });

  test('the error about an unknown function lists those that exist', () => {
    expect(() => call('gridstate', [0n, 1n])).toThrow(
      "domineering has no function 'gridstate'; it has gridState, printGrid, isPlaceable, putToGrid",
    );
    expect(() => call('toString', [])).toThrow("domineering has no function 'toString'");
  });

  test.each([
    ['too few arguments', [0n], 'gridState(0)'],
    ['too many arguments', [0n, 1n, 2n], 'gridState(0, 1, 2)'],
    ['an argument that is not an integer', [0n, true], 'gridState(0, true)'],
    ['a character', [0n, '1'], "gridState(0, '1')"],
  ])('%s: refused with the call', (_, args, spelt) => {
    expect(() => call('gridState', args)).toThrow(
      new TypeError(`${spelt}: the number of arguments must be 2, all of them integers`),
    );
  });

  test.each([
    ['printGrid', [13n], 'printGrid(13): the handout promises a grid of at most 16 digits, each 0, 1 or 2'],
    ['gridState', [0n, 17n], 'gridState(0, 17): the handout promises a pos from 1 to 16'],
    [
      'putToGrid',
      [1n, 15n, 2n],
      'putToGrid(1, 15, 2): the handout promises a domino whose two cells are in the grid and empty',
    ],
    [
      'putToGrid',
      [0n, 1n, 3n],
      'putToGrid(0, 1, 3): the handout promises a domino whose two cells are in the grid and empty',
    ],
  ])('%s is not called with arguments that the handout excludes', (name, args, complaint) => {
    expect(() => call(name, args)).toThrow(new RangeError(complaint));
  });
});

test('a dialect that lacks a text is refused before any game', () => {
  const { win: _, ...wording } = handoutDialect.wording;
  expect(() => domineeringReference({ ...handoutDialect, wording })).toThrow(
    "dialect '2021': no text 'win' in its wording; it has empty, player-1, player-2, prompt, refused",
  );
});

test('there are random games, and random arguments for every required function', () => {
  expect(Object.keys(sessions)).toEqual(['games']);
  expect(Object.keys(calls)).toEqual(['gridState', 'printGrid', 'isPlaceable', 'putToGrid']);
});

test('the registry knows the assignment by its id', async () => {
  const create = await references['domineering']?.();
  expect(create?.(handoutDialect).inDialect).toBe(domineeringReference);
});
