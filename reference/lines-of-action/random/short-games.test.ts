import { describe, expect, test } from 'vitest';
import { kindOf } from './attempts.ts';
import { gameOver } from '../connection.ts';
import { moveOf, stateAfter, turnsOf } from '../game.ts';
import { shortExamples, shortGames } from './short-games.ts';

test('every short game ends and has no refused line, and the games end in every way', () => {
  const endings = shortGames.map((game) => {
    const turns = turnsOf(game);
    expect(turns.filter(({ isAccepted }) => isAccepted).map(({ line }) => line)).toEqual(game);
    const last = turns.at(-1) ?? expect.fail('there is a last turn');
    return `${last.before.currentPlayer} makes ${gameOver(stateAfter(game))} in ${game.length}`;
  });
  expect(endings).toEqual([
    'B makes B in 11',
    'W makes W in 12',
    'W makes B in 12',
    'B makes W in 13',
    'W makes D in 16',
    'B makes D in 17',
  ]);
});

describe('short examples', () => {
  const examples = shortExamples.map((game) => {
    const turns = turnsOf(game);
    const last = turns.at(-1) ?? expect.fail('there is a last turn');
    return { game, kind: kindOf(last.before, moveOf(last.line)), before: turns.slice(0, -1) };
  });

  test('show every kind of attempt', () => {
    const counts: Record<string, number> = {};
    for (const { kind = 'none' } of examples) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual({
      quiet: 4,
      capture: 4,
      squares: 7,
      'own-piece': 4,
      direction: 1,
      distance: 4,
      'same-square': 1,
      jump: 4,
      landing: 4,
    });
  });

  test('begin with accepted moves only', () => {
    expect(examples.filter(({ before }) => before.some(({ isAccepted }) => !isAccepted))).toEqual([]);
  });
});
