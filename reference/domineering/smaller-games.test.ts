import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from './generate-games.ts';
import { shortestEnding } from './shortest-ending.ts';
import { smallerGames, toItsEnd } from './smaller-games.ts';
import { isAccepted, isOver, turnAfter } from './turn.ts';

const anyGame = games.map((typed) => typed.map(Number));

/** Lines, then refused moves, then the size of the numbers. */
function size(game: readonly number[]): readonly number[] {
  const refused = game.filter((pos, index) => !isAccepted(turnAfter(game.slice(0, index)), pos));
  return [game.length, refused.length, game.reduce((sum, pos) => sum + Math.abs(pos), 0)];
}

function isBefore([a = 0, ...more]: readonly number[], [b = 0, ...others]: readonly number[]): boolean {
  return a === b ? more.length > 0 && isBefore(more, others) : a < b;
}

describe('smallerGames', () => {
  test('every candidate is smaller, so that shrinking ends, and no candidate continues after its end', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const smaller of smallerGames(game)) {
          expect([smaller, isBefore(size(smaller), size(game))]).toEqual([toItsEnd(smaller), true]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('nothing is smaller than the empty game', () => {
    expect([...smallerGames([])]).toEqual([]);
  });

  test('a short game is tried with fewer lines, earlier places, a move for a refusal, and plainer refusals', () => {
    expect([...smallerGames([3, 17])].map(String)).toEqual([
      ...['', '3', '17'],
      ...['1,17', '2,17'],
      ...['3,1', '3,0', '3,2', '3,3', '3,4', '3,6', '3,7', '3,8', '3,12', '3,16'],
    ]);
  });
});

describe('toItsEnd', () => {
  test('cuts the lines that would not be read', () => {
    expect(toItsEnd([5, 2, 8, 10, 3, 4])).toEqual([5, 2, 8, 10]);
  });

  test('does not change a game that has not ended', () => {
    expect(toItsEnd([5, 2, 99])).toEqual([5, 2, 99]);
  });
});

describe('shortestEnding', () => {
  test('finds the shortest whole game for either player', () => {
    expect([shortestEnding(turnAfter([]), 1), shortestEnding(turnAfter([]), 2)]).toEqual([
      [1, 2, 6, 14, 7],
      [5, 2, 8, 10],
    ]);
  });

  test('is empty for a game that is over, and the loser cannot win it any more', () => {
    const over = turnAfter([5, 2, 8, 10]);
    expect([shortestEnding(over, 2), shortestEnding(over, 1)]).toEqual([[], undefined]);
  });

  test('makes that player win, and no real game ends sooner', () => {
    fc.assert(
      fc.property(anyGame, fc.nat({ max: 20 }), (game, length) => {
        const beginning = game.slice(0, length);
        const end = turnAfter(game);
        fc.pre(isOver(end));
        const winner = end.player === 1 ? 2 : 1;
        const ending = shortestEnding(turnAfter(beginning), winner) ?? expect.fail('the game itself is such an ending');
        const ended = turnAfter([...beginning, ...ending]);
        expect([isOver(ended), ended.player]).toEqual([true, end.player]);
        expect(ending.length).toBeLessThanOrEqual(game.length - beginning.length);
      }),
    );
  });
});
