import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from './generate-games.ts';
import { isFree, playerScore } from './rules.ts';
import { firstTurn, turnAfter } from './turn.ts';

/** The player who had to move before each of these positions was typed, and the one who has to move after the last. */
function players(typed: readonly number[]): string {
  return [...typed.keys(), typed.length].map((length) => turnAfter(typed.slice(0, length)).player).join('');
}

describe('turnAfter', () => {
  test('nothing, Player 1 has to move', () => {
    expect(turnAfter([])).toEqual(firstTurn);
  });

  test.each([
    ['players alternate while nothing is completed', [1, 2, 5, 11], '12121'],
    ['completing a triangle earns an extra turn', [2, 3, 6], '1211'],
    ['after an extra turn it is the turn of the other player', [2, 3, 6, 12], '12112'],
    ['completing a triangle in an extra turn earns no third turn', [1, 3, 5, 6, 4, 2], '1212112'],
    ['two triangles with one line earn one extra turn', [1, 3, 5, 7, 4, 12], '1212112'],
    ['the turn after that can earn an extra turn again', [2, 3, 6, 12, 4, 1], '1211211'],
    ['a refused move changes nothing', [0, 2, 2, 3, 13, 6, 6], '11221111'],
  ])('%s', (_, typed, expected) => {
    expect(players(typed)).toBe(expected);
  });

  test('a player keeps the turn if a triangle was completed and this was not the second turn in a row', () => {
    fc.assert(
      fc.property(games, (typed) => {
        const lines = typed.map(Number);
        /** The number of turns in a row that the current player has had. */
        let before = 0;
        for (const [index, pos] of lines.entries()) {
          const now = turnAfter(lines.slice(0, index));
          const next = turnAfter(lines.slice(0, index + 1));
          if (!isFree(now.grid, pos)) {
            expect(next).toEqual(now);
            continue;
          }
          const scored = playerScore(next.grid, now.player) > playerScore(now.grid, now.player);
          expect(next.player === now.player).toBe(scored && before === 0);
          before = next.player === now.player ? before + 1 : 0;
          expect(before).toBeLessThan(2);
        }
      }),
    );
  });
});
