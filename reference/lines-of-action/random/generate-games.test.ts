import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kindOf } from './attempts.ts';
import { gameOver } from '../connection.ts';
import { type Game, type Turn, isOver, moveOf, stateAfter, turnsOf } from '../game.ts';
import { games } from './generate-games.ts';
import { hasLegalMove } from '../move.ts';
import { squareNamed } from '../square-name.ts';

const sample = fc.sample(games, { numRuns: 500, seed: 20200509 });
const played = sample.map((game) => ({ game, turns: turnsOf(game), end: stateAfter(game) }));

/** The percentage of games that satisfy the condition. */
function share(is: (one: (typeof played)[number]) => boolean): number {
  return (played.filter(is).length / played.length) * 100;
}

describe('games', () => {
  test('every line is two squares, each a letter and an integer', () => {
    expect(sample.flat().filter((line) => !/^[a-zA-Z]-?\d+ [a-zA-Z]-?\d+$/.test(line))).toEqual([]);
  });

  test('nothing is typed after the game has ended, and none is longer than forty lines', () => {
    expect(played.filter(({ game, turns }) => turns.length !== game.length)).toEqual([]);
    expect(Math.max(...sample.map((game) => game.length))).toBe(40);
  });

  test('the player who has to move has a legal move', () => {
    expect(played.filter(({ end }) => gameOver(end) === '-' && !hasLegalMove(end))).toEqual([]);
  });

  test('most games are complete, and some are cut short', () => {
    const complete = share(({ game }) => isOver(game));
    expect(complete).toBeGreaterThan(55);
    expect(complete).toBeLessThan(90);
  });

  test('games end in every way, even by a capture that connects the opponent', () => {
    const endings = played.map(({ turns, end }) => `${turns.at(-1)?.before.currentPlayer} makes ${gameOver(end)}`);
    const seldom = ['B makes B', 'W makes W', 'W makes B', 'B makes W', 'W makes D', 'B makes D'].filter(
      (ending) => endings.filter((other) => other === ending).length < 20,
    );
    expect(seldom).toEqual([]);
  });

  test('every rule sometimes refuses a line, and captures are common', () => {
    const kinds = played.flatMap(({ turns }) => turns.map(({ before, line }) => kindOf(before, moveOf(line))));
    const seldom = ['squares', 'own-piece', 'direction', 'distance', 'jump', 'landing', 'same-square'].filter(
      (kind) => kinds.filter((other) => other === kind).length < 30,
    );
    expect(seldom).toEqual([]);
    expect(
      share(({ turns }) => turns.some(({ before, line }) => kindOf(before, moveOf(line)) === 'capture')),
    ).toBeGreaterThan(70);
  });

  test('many games have no refused line, and nearly all have accepted ones', () => {
    const withoutRefusal = share(({ turns }) => turns.every(({ isAccepted }) => isAccepted));
    expect(withoutRefusal).toBeGreaterThan(25);
    expect(withoutRefusal).toBeLessThan(60);
    expect(share(({ turns }) => turns.some(({ isAccepted }) => isAccepted))).toBeGreaterThan(95);
  });
});

type Failing = (turns: readonly Turn[], game: Game) => boolean;

function isKind(turn: Turn | undefined, kind: string): boolean {
  return turn !== undefined && kindOf(turn.before, moveOf(turn.line)) === kind;
}

/** Fails on a game and, like a program with a mistake, on every longer one. */
function some(is: (turn: Turn, before: readonly Turn[]) => boolean): Failing {
  return (turns) => turns.some((turn, index) => is(turn, turns.slice(0, index)));
}

function ends(result: string): Failing {
  return (_, game) => isOver(game) && result.includes(gameOver(stateAfter(game)));
}

/** The smallest failing games from six seeds, found with as many attempts as the harness makes. */
function smallest(fails: Failing) {
  return [1, 2, 3, 4, 5, 6].map((seed) => {
    let candidates = 0;
    let hasFailed = false;
    const holds = (game: Game) => {
      candidates += hasFailed ? 1 : 0;
      const failed = candidates <= 150 && fails(turnsOf(game), game);
      hasFailed ||= failed;
      return !failed;
    };
    const { counterexample } = fc.check(fc.property(games, holds), { seed, numRuns: 500 });
    return counterexample?.[0] ?? expect.fail('nothing fails');
  });
}

describe('the smallest failing game', () => {
  test.each<[string, Failing, number]>([
    ['an empty game if every game fails', () => true, 0],
    ['a line', (turns) => turns.length > 0, 1],
    ['a capture', some((turn) => isKind(turn, 'capture')), 1],
    ['a refused line', some(({ isAccepted }) => !isAccepted), 1],
    ['a square off the board', some(({ line }) => squareNamed(moveOf(line).to) === undefined), 1],
    ['a move that is too long or too short', some((turn) => isKind(turn, 'distance')), 1],
    ["a jump over the opponent's piece", some((turn) => isKind(turn, 'jump')), 2],
    ['a capture by White', some((turn) => isKind(turn, 'capture') && turn.before.currentPlayer === 'W'), 2],
    [
      'a refused line after a capture',
      some((turn, before) => !turn.isAccepted && before.some((one) => isKind(one, 'capture'))),
      3,
    ],
    [
      'a move after a landing on a piece of the same player',
      some((turn, before) => turn.isAccepted && before.some((one) => isKind(one, 'landing'))),
      5,
    ],
    ['a landing on a piece of the same player', some((turn) => isKind(turn, 'landing')), 4],
    ['five lines', (turns) => turns.length >= 5, 5],
    ['an end', ends('BWD'), 11],
    ['a win of Black', ends('B'), 11],
    ['a win of White', ends('W'), 12],
    ['a draw', ends('D'), 16],
    [
      "a win of Black by White's move",
      (turns, game) => ends('B')(turns, game) && turns.at(-1)?.before.currentPlayer === 'W',
      12,
    ],
    [
      "a win of White by Black's move",
      (turns, game) => ends('W')(turns, game) && turns.at(-1)?.before.currentPlayer === 'B',
      13,
    ],
  ])('%s has at most this many lines', (_, fails, lines) => {
    const found = smallest(fails);
    expect(found.filter((game) => !fails(turnsOf(game), game))).toEqual([]);
    expect(found.filter((game) => game.length > lines)).toEqual([]);
  });

  test('seed and path reproduce it', () => {
    const fails = some((turn) => isKind(turn, 'jump'));
    const found = fc.check(
      fc.property(games, (game) => !fails(turnsOf(game), game)),
      { seed: 1, numRuns: 500 },
    );
    const again = fc.check(
      fc.property(games, () => false),
      { seed: 1, path: found.counterexamplePath ?? '', endOnFailure: true },
    );
    expect(again.counterexample).toEqual(found.counterexample);
  });
});
