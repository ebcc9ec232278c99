import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, isOver, turnsOf } from '../game.ts';
import { games } from './generate-games.ts';
import { shortGames } from './short-games.ts';
import { Progress, smallerGames } from './smaller-games.ts';

function candidatesFor(game: Game): Game[] {
  return [...smallerGames(game, new Progress())].map((candidate) => candidate.game);
}

function refusals(game: Game): number {
  return turnsOf(game).filter(({ isAccepted }) => !isAccepted).length;
}

describe('smallerGames', () => {
  test('every candidate is smaller, so that shrinking ends, and no candidate continues after its end', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const smaller of candidatesFor(game)) {
          const difference = smaller.length - game.length || refusals(smaller) - refusals(game);
          expect([smaller, difference < 0]).toEqual([turnsOf(smaller).map(({ line }) => line), true]);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('nothing is tried twice', () => {
    fc.assert(
      fc.property(games, (game) => {
        const candidates = candidatesFor(game).map(String);
        expect(candidates.length).toBe(new Set(candidates).size);
      }),
      { numRuns: 20 },
    );
  });

  test('nothing is smaller than the empty game', () => {
    expect(candidatesFor([])).toEqual([]);
  });

  test('a short game is tried with fewer lines, with the last attempt at once, and after an earlier attempt', () => {
    expect(candidatesFor(['a1 c1', 'b0 b1', 'c0 c3']).map((game) => game.join(', '))).toMatchInlineSnapshot(`
      [
        "",
        "a1 c1, b0 b1",
        "a1 c1, c0 c3",
        "a2 c0, b0 h0",
        "a1 c1, b0 e3",
        "a1 c1, d0 a3",
        "a1 c1",
        "c0 c3",
        "b0 b1, c0 c3",
        "b0 b1",
      ]
    `);
  });

  test('for a long whole game the known endings come first, and for other games their beginnings', () => {
    const long = fc.sample(games, { numRuns: 60, seed: 1 }).filter((game) => game.length > 20);
    const first = long.map((game) => smallerGames(game, new Progress()).next().value?.game);
    expect(first).toEqual(long.map((game) => (isOver(game) ? shortGames[0] : [])));
    expect(new Set(long.map(isOver))).toEqual(new Set([true, false]));
  });
});
