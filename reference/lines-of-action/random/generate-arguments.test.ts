import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '../../../harness/model/assignment/value.ts';
import { kindOf } from './attempts.ts';
import { type Board, piecesOf } from '../board.ts';
import { gameOver, groupsAmong, hasConnected } from '../connection.ts';
import { callArguments } from './generate-arguments.ts';
import { hasLegalMove } from '../move.ts';
import { argumentsOf } from '../position.fixture.ts';
import { garbageValues, isPlayer, stateFrom } from '../state-values.ts';

const seed = 20200509;

function read(values: readonly Value[]) {
  const state = stateFrom(values.slice(0, 5)) ?? expect.fail(`these members do not fit together: ${values.join(' ')}`);
  return { state, passed: values.slice(5).map(String) };
}

function sample(name: string) {
  return fc.sample(argumentsOf(name), { numRuns: 1000, seed }).map(read);
}

/** The percentage of items that satisfy the condition. */
function share<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  return (items.filter(is).length / items.length) * 100;
}

describe('positions', () => {
  const states = sample('printGame').map(({ state }) => state);

  test('have one to twelve pieces of each colour', () => {
    const counts = new Set(states.flatMap(({ blacks, whites }) => [blacks, whites]));
    expect([...counts].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('have either player to move, and hardly any position comes twice', () => {
    expect(share(states, ({ currentPlayer }) => currentPlayer === 'B')).toBeGreaterThan(35);
    expect(share(states, ({ currentPlayer }) => currentPlayer === 'W')).toBeGreaterThan(35);
    expect(new Set(states.map(({ board }) => String(board))).size).toBeGreaterThan(900);
  });

  test('end a game in every way, and most do not end it', () => {
    for (const result of ['B', 'W', 'D'] as const) {
      expect(share(states, (state) => gameOver(state) === result)).toBeGreaterThan(8);
    }
    expect(share(states, (state) => gameOver(state) === '-')).toBeGreaterThan(40);
  });
});

describe('hasConnected', () => {
  const asked = sample('hasConnected').map(({ state, passed: [player] }) => {
    if (!isPlayer(player)) return expect.fail(`${player} plays nothing`);
    return { board: state.board, player, connected: hasConnected(state.board, player) };
  });

  test('gets both players, and the answer is often yes', () => {
    expect(share(asked, ({ player }) => player === 'B')).toBeGreaterThan(40);
    expect(share(asked, ({ player }) => player === 'W')).toBeGreaterThan(40);
    expect(share(asked, ({ connected }) => connected)).toBeGreaterThan(20);
    expect(share(asked, ({ connected }) => !connected)).toBeGreaterThan(40);
  });

  test('gets pieces that are connected only at corners, and some at opposite edges', () => {
    expect(
      share(asked, ({ board, player, connected }) => connected && !isConnectedBySides(board, player)),
    ).toBeGreaterThan(8);
    expect(
      share(asked, ({ board, player, connected }) => !connected && isConnectedOnARing(board, player)),
    ).toBeGreaterThan(3);
  });
});

function isConnectedBySides(board: Board, player: 'B' | 'W'): boolean {
  // These coordinates double the distance along diagonals, so that corners do not touch any more.
  const pieces = piecesOf(board, player).map(({ row, column }) => ({ row: row + column, column: row - column }));
  return groupsAmong(pieces).length === 1;
}

/** Whether the pieces are connected if the left edge of a row follows the right edge of the row above it. */
function isConnectedOnARing(board: Board, player: 'B' | 'W'): boolean {
  const pieces = piecesOf(board, player);
  const beyond = pieces.flatMap(({ row, column }) => [
    ...(column === 0 ? [{ row: row - 1, column: 8 }] : []),
    ...(column === 7 ? [{ row: row + 1, column: -1 }] : []),
  ]);
  return (
    beyond.length > 0 && groupsAmong([...pieces, ...beyond]).length <= groupsAmong(pieces).length && beyond.length > 1
  );
}

describe('move', () => {
  const attempts = sample('move').map(({ state, passed: [from = '', to = ''] }) => ({ state, from, to }));

  test('only positions with a legal move are used', () => {
    expect(attempts.filter(({ state }) => !hasLegalMove(state))).toEqual([]);
  });

  test('every kind of attempt is made, and each breaks at most one rule', () => {
    const kinds = attempts.map(({ state, from, to }) => kindOf(state, { from, to }));
    const shares = ['quiet', 'capture', 'squares', 'own-piece', 'direction', 'distance', 'jump', 'landing'].map(
      (kind) => ({
        kind,
        isSeldom: share(kinds, (other) => other === kind) < 6,
      }),
    );
    expect(shares.filter(({ isSeldom }) => isSeldom)).toEqual([]);
    expect(kinds.filter((kind) => kind === undefined)).toEqual([]);
    expect(kinds).toContain('same-square');
  });

  test('names with capitals, an extra digit or off the board occur, and all are a character and an integer', () => {
    const names = attempts.flatMap(({ from, to }) => [from, to]);
    const shapes = [/^[A-H][0-7]$/, /^[a-h][89]$/, /^[a-h]1[0-7]$/, /^[a-h]-[1-7]$/, /^[i-o].$/, /^[[-`].$/];
    expect(shapes.filter((shape) => !names.some((name) => shape.test(name)))).toEqual([]);
    expect(names.filter((name) => !/^\S(0|-?[1-9]\d*)$/.test(name))).toEqual([]);
  });

  test('a counterexample has only the pieces that matter', () => {
    const isCapture = (values: readonly Value[]) => {
      const { state, passed } = read(values);
      return kindOf(state, { from: passed[0] ?? '', to: passed[1] ?? '' }) === 'capture';
    };
    const found = [1, 2, 3, 4, 5].map((number) => {
      let tried = 0;
      const holds = (values: readonly Value[]) => {
        tried += 1;
        return !isCapture(values);
      };
      const { counterexample, numRuns } = fc.check(fc.property(argumentsOf('move'), holds), {
        seed: number,
        numRuns: 500,
      });
      const { state } = read(counterexample?.[0] ?? expect.fail('there is a capture'));
      return { pieces: state.blacks + state.whites, isQuick: tried - numRuns <= 150 };
    });
    // These are the piece that moves, the one that is captured, and those that make the distance right.
    expect(found.filter(({ pieces, isQuick }) => pieces > 7 || !isQuick)).toEqual([]);
  });
});

test('a smaller position still has a piece of each colour, and a legal move if the call is to move', () => {
  for (const name of ['move', 'hasConnected', 'gameOver']) {
    const tried: (readonly Value[])[] = [];
    const note = (values: readonly Value[]) => {
      tried.push(values);
      return false;
    };
    fc.check(fc.property(argumentsOf(name), note), { seed });
    const states = tried.map((values) => read(values).state);
    expect(states.length).toBeGreaterThan(3);
    expect(states.filter(({ blacks, whites }) => blacks === 0 || whites === 0)).toEqual([]);
    if (name === 'move') expect(states.filter((state) => !hasLegalMove(state))).toEqual([]);
    expect(states.at(-1)).toMatchObject({ blacks: 1, whites: 1 });
  }
});

test('the constructor always finds the same garbage', () => {
  expect(fc.sample(callArguments['LinesOfAction'] ?? fc.constant([]), 3)).toEqual([
    garbageValues,
    garbageValues,
    garbageValues,
  ]);
});
