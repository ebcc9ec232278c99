import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from './generate-games.ts';
import { isFree, isFull } from './rules.ts';
import { smallerGames } from './smaller-games.ts';
import { turnAfter } from './turn.ts';

const anyGame = games.map((typed) => typed.map(Number));

/** Lines, then refused moves, then how plain the numbers are: 0, 1, -1, 2, and so on. */
function size(game: readonly number[]): readonly number[] {
  const refused = game.filter((pos, index) => !isFree(turnAfter(game.slice(0, index)).grid, pos));
  return [game.length, refused.length, ...game.map((pos) => (pos > 0 ? pos - 0.5 : -pos))];
}

function isBefore([a = 0, ...more]: readonly number[], [b = 0, ...others]: readonly number[]): boolean {
  return a === b ? more.length > 0 && isBefore(more, others) : a < b;
}

function tried(game: readonly number[], lastPlace?: number): string[] {
  return [...smallerGames(game, lastPlace)].map((candidate) => candidate.game.join(' '));
}

describe('smallerGames', () => {
  test('every candidate is smaller, so that shrinking ends, and no candidate continues after its end', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        for (const { game: smaller } of smallerGames(game)) {
          const isOverEarly = isFull(turnAfter(smaller.slice(0, -1)).grid);
          expect([smaller, isBefore(size(smaller), size(game)), isOverEarly]).toEqual([smaller, true, false]);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('nothing is smaller than the empty game', () => {
    expect(tried([])).toEqual([]);
  });

  test('a short game is tried cut short, without some lines, and then with plainer numbers', () => {
    expect(tried([3, 7, 18, 4])).toEqual([
      ...['', '3 7', '3 7 18'],
      ...['3 7 4', '18 4', '7 18 4', '3 18 4'],
      ...['1 7 18 4', '2 7 18 4', '3 1 18 4', '3 2 18 4', '3 4 18 7', '3 5 18 4', '3 6 18 4'],
      ...['3 7 1 4', '3 7 0 4', '3 7 3 4', '3 7 7 4', '3 7 13 4', '3 7 -1 4', '3 7 18 1', '3 7 18 2'],
    ]);
  });

  test('attempts continue after the last successful one, and come to the others later', () => {
    const all = [...smallerGames([3, 7, 18, 4])];
    for (const [index, { place }] of all.entries()) {
      const expected = [...all.slice(index), ...all.slice(0, index)].map(({ game }) => game.join(' '));
      expect(tried([3, 7, 18, 4], place).toSorted()).toEqual(expected.toSorted());
      expect(tried([3, 7, 18, 4], place)[0]).toBe(expected[0]);
    }
  });

  test('a place beyond the end of a smaller game does no harm', () => {
    expect(tried([1, 2], 1000)).toEqual(tried([1, 2]));
  });

  test('a refused move does not become the last line of a game that goes on', () => {
    const elevenLines = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(tried([0, ...elevenLines, 5])).not.toContain([12, ...elevenLines, 5].join(' '));
    expect(tried([0, ...elevenLines.slice(1), 5])).toContain([1, ...elevenLines.slice(1), 5].join(' '));
  });

  test('a whole game stays whole when two lines are exchanged', () => {
    const whole = [2, 1, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11];
    const wholeOnes = [...smallerGames(whole)].filter(({ game }) => isFull(turnAfter(game).grid));
    expect(wholeOnes.map(({ game }) => game.join(' '))).toEqual([
      '1 2 3 4 5 6 7 8 9 10 12 11',
      '2 1 3 4 5 6 7 8 9 10 11 12',
    ]);
  });
});
