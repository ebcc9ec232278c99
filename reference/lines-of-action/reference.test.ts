import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { printedText } from '../../harness/model/assignment/transcript.ts';
import type { Value } from '../../harness/model/assignment/value.ts';
import { dialect } from './dialect.fixture.ts';
import { argumentsOf } from './position.fixture.ts';
import { linesOfActionReference } from './reference.ts';

const { call, play, sessions, calls } = linesOfActionReference(dialect);

const start = '.WWWWWW.\nB......B\nB......B\nB......B\nB......B\nB......B\nB......B\n.WWWWWW.';
const atStart: readonly Value[] = [start, 'B', 'W', 12n, 12n];
const garbage: readonly Value[] = [
  '????????\n????????\n????????\n????????\n????????\n????????\n????????\n????????',
  '?',
  '?',
  99n,
  99n,
];

test('play plays the whole program in the wording of the dialect', () => {
  expect(printedText(play(['a1 b1']).pieces)).toBe(
    [
      '  a b c d e f g h\n',
      ...start.split('\n').map((row, index) => `${index} ${Array.from(row).join(' ')}\n`),
      "B's move: Invalid move. Try again!\n",
      "B's move: ",
    ].join(''),
  );
});

describe('call', () => {
  test('the constructor makes the start, no matter what was in memory', () => {
    expect(call('LinesOfAction', garbage)).toEqual({ after: atStart, prints: '' });
    expect(call('LinesOfAction', atStart)).toEqual({ after: atStart, prints: '' });
  });

  test('printGame prints the board and does not change it', () => {
    expect(call('printGame', atStart)).toEqual({
      after: atStart,
      prints: `\
  a b c d e f g h
0 . W W W W W W .
1 B . . . . . . B
2 B . . . . . . B
3 B . . . . . . B
4 B . . . . . . B
5 B . . . . . . B
6 B . . . . . . B
7 . W W W W W W .
`,
    });
  });

  test('getCurrentPlayer returns the player, and swapPlayer swaps the players', () => {
    const swapped = [start, 'W', 'B', 12n, 12n];
    expect(call('getCurrentPlayer', swapped)).toEqual({ returns: 'W', after: swapped, prints: '' });
    expect(call('swapPlayer', atStart)).toEqual({ after: swapped, prints: '' });
  });

  test('a move changes the state, and its two arguments stay', () => {
    expect(call('move', [...atStart, 'a2', 'c0'])).toEqual({
      returns: true,
      after: [start.replace('WW', 'WB').replace('B......B\nB', 'B......B\n.'), 'B', 'W', 12n, 11n, 'a2', 'c0'],
      prints: '',
    });
    expect(call('move', [...atStart, 'a2', ''])).toEqual({
      returns: false,
      after: [...atStart, 'a2', ''],
      prints: '',
    });
  });

  test('hasConnected and gameOver answer for the position', () => {
    const draw = ['BB......\n..W.....\n.W......' + '\n........'.repeat(5), 'W', 'B', 2n, 2n];
    expect(call('hasConnected', [...draw, 'W'])).toEqual({ returns: true, after: [...draw, 'W'], prints: '' });
    expect(call('hasConnected', [...atStart, 'B'])).toEqual({ returns: false, after: [...atStart, 'B'], prints: '' });
    expect(call('gameOver', draw)).toEqual({ returns: 'D', after: draw, prints: '' });
    expect(call('gameOver', atStart)).toEqual({ returns: '-', after: atStart, prints: '' });
  });

  test('only an accepted move, a swap and the constructor change anything, and only printGame prints', () => {
    for (const name of ['printGame', 'getCurrentPlayer', 'move', 'hasConnected', 'gameOver']) {
      fc.assert(
        fc.property(argumentsOf(name), (args) => {
          const { returns, after, prints } = call(name, args);
          if (name !== 'move' || returns === false) expect(after).toEqual(args);
          expect([name, prints === '']).toEqual([name, name !== 'printGame']);
        }),
      );
    }
  });

  test('the error about an unknown member lists those that exist', () => {
    expect(() => call('swapPlayers', atStart)).toThrow(
      "lines-of-action has no member 'swapPlayers'; it has LinesOfAction, printGame, getCurrentPlayer, swapPlayer, move, hasConnected, gameOver",
    );
    expect(() => call('toString', atStart)).toThrow("lines-of-action has no member 'toString'");
  });

  test.each<[string, string, readonly Value[], string]>([
    ['no state', 'printGame', [], 'printGame(): needs 5 private members and no text'],
    ['a missing text', 'move', [...atStart, 'a1'], "move('a1'): needs 5 private members and 2 texts"],
    ['an extra text', 'gameOver', [...atStart, 'B'], "gameOver('B'): needs 5 private members and no text"],
    ['a number as a text', 'hasConnected', [...atStart, 1n], 'hasConnected(1): needs 5 private members and 1 text'],
    [
      'a text as a number',
      'LinesOfAction',
      [start, 'B', 'W', '12', 12n],
      'LinesOfAction(): needs 5 private members and no text',
    ],
    ['two characters', 'swapPlayer', [start, 'BW', 'W', 12n, 12n], 'swapPlayer(): needs 5 private members and no text'],
  ])('%s: refused with the call', (_, name, args, complaint) => {
    expect(() => call(name, args)).toThrow(
      new TypeError(`${complaint}: board, currentPlayer and nextPlayer are texts, blacks and whites are integers`),
    );
  });

  test.each<[string, readonly Value[]]>([
    ['a board of seven rows', [start.slice(9), 'B', 'W', 12n, 6n]],
    ['another character', [start.replace('B', 'b'), 'B', 'W', 11n, 12n]],
    ['a player without a colour', [start, '-', 'W', 12n, 12n]],
    ['one player twice', [start, 'B', 'B', 12n, 12n]],
    ['counts that differ from the board', [start, 'B', 'W', 12n, 11n]],
  ])('%s: refused, because no object can have this state', (_, args) => {
    expect(() => call('gameOver', args)).toThrow(
      new RangeError(
        "gameOver(): the board must be eight lines of eight characters '.', 'B' or 'W', the players must be 'B' and 'W', and the counts must be those of the board",
      ),
    );
  });

  test('functions are not called with values that the handout excludes', () => {
    const onlyBlack = ['BB......' + '\n........'.repeat(7), 'B', 'W', 2n, 0n];
    const complaint = "the handout promises 'B' or 'W', and a piece of that player";
    expect(() => call('hasConnected', [...onlyBlack, 'W'])).toThrow(new RangeError(`hasConnected('W'): ${complaint}`));
    expect(() => call('hasConnected', [...atStart, 'b'])).toThrow(new RangeError(`hasConnected('b'): ${complaint}`));
    expect(() => call('gameOver', onlyBlack)).toThrow(
      new RangeError('gameOver(): the handout promises a piece of each player'),
    );
  });
});

test.each(Object.keys(dialect.wording))('a dialect without %s is refused before any game', (gap) => {
  const { [gap]: _, ...wording } = dialect.wording;
  expect(() => linesOfActionReference({ ...dialect, wording })).toThrow(`dialect '2020': no text '${gap}'`);
});

test('there are random games, and random arguments for every member function', () => {
  expect(Object.keys(sessions)).toEqual(['games']);
  expect(Object.keys(calls)).toEqual([
    'LinesOfAction',
    'printGame',
    'getCurrentPlayer',
    'swapPlayer',
    'move',
    'hasConnected',
    'gameOver',
  ]);
});
