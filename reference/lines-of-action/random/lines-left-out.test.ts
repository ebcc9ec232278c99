import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, turnsOf } from '../game.ts';
import { games } from './generate-games.ts';
import { shortGames } from './short-games.ts';
import { withSomeLeftOut, withTwoLeftOut } from './lines-left-out.ts';

/** Every line with its result; lines that are not read are missing. */
function fatesOf(game: Game): string[] {
  return turnsOf(game).map(({ line, isAccepted }) => `${line} ${isAccepted ? 'accepted' : 'refused'}`);
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const item of whole) if (item === part[at]) at += 1;
  return at === part.length;
}

describe.each([
  ['some lines in a row', (game: Game) => withSomeLeftOut(game, 0)],
  ['two lines', withTwoLeftOut],
])('%s left out', (_, shortened) => {
  test('the others are all read, and accepted or refused as before', () => {
    let seen = 0;
    fc.assert(
      fc.property(games, (game) => {
        const whole = fatesOf(game);
        for (const { game: rest } of shortened(game)) {
          seen += 1;
          expect([rest, fatesOf(rest).length, isSubsequence(fatesOf(rest), whole)]).toEqual([rest, rest.length, true]);
        }
      }),
      { numRuns: 20, seed: 1 },
    );
    expect(seen).toBeGreaterThan(100);
  });
});

test('offers every pair of lines that can be left out without a change to the others', () => {
  const game = ['a1 c1', 'b0 b1', 'c0 e2', 'a2 a2', 'h1 f1', 'b0 b2'];
  const whole = fatesOf(game);
  const pairs = game.flatMap((_line, second) =>
    [...game.keys()].slice(0, second).map((first) => ({
      rest: game.filter((_, index) => index !== first && index !== second),
      fates: whole.filter((_, index) => index !== first && index !== second),
    })),
  );
  const unharmed = pairs.filter(({ rest, fates }) => String(fatesOf(rest)) === String(fates)).map(({ rest }) => rest);
  expect([...withTwoLeftOut(game)].map((shortened) => shortened.game)).toEqual(unharmed);
  expect(unharmed.length).toBe(6);
});

test('does not offer to leave out lines if the game would then end before its last line', () => {
  const short = shortGames[0] ?? expect.fail('there is a short game');
  const game = [...short.slice(0, -1), 'a1 b1', 'g0 d3', ...short.slice(-1), 'a0 a0'];
  expect([turnsOf(game).length, turnsOf([...short, 'a0 a0']).length]).toEqual([14, 11]);
  const offered = [...withSomeLeftOut(game, 2), ...withTwoLeftOut(game)].map((shortened) => shortened.game);
  expect(offered).not.toContainEqual([...short, 'a0 a0']);
});
