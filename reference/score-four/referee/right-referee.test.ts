import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnGame } from '../drawn-game.fixture.ts';
import type { Peg } from '../pegs.ts';
import { refereeScripts } from './generate-referee-scripts.ts';
import { rightReferee } from './right-referee.ts';
import { formatRightRun } from './right-run.ts';

function trace(typed: readonly string[], ...moves: readonly Peg[]): readonly string[] {
  return formatRightRun({ typed, moves }).trace;
}

test('the person has White and begins', () => {
  expect(trace(['B1', 'quit'], 'C3')).toEqual([
    'note: white plays B1; ok.',
    'play black; ok.',
    'move; C3.',
    'quit; ok.',
  ]);
});

test('with black in the first line the opponent begins', () => {
  expect(trace(['black', 'B1'], 'C3', 'C4')).toEqual([
    'play white; ok.',
    'move; C3.',
    'note: black plays B1; ok.',
    'move; C4.',
  ]);
});

test('black in a later line is not a location, and nothing is sent for it', () => {
  expect(trace(['B1', 'black', 'quit'], 'C3')).toEqual(trace(['B1', 'quit'], 'C3'));
});

test('the colour is sent again after a restart, and does not change', () => {
  expect(trace(['black', 'restart', 'B1'], 'C3', 'C4', 'D4')).toEqual([
    ...['play white; ok.', 'move; C3.', 'restart; ok.'],
    ...['play white; ok.', 'move; C4.', 'note: black plays B1; ok.', 'move; D4.'],
  ]);
});

test('full pegs and other texts are refused', () => {
  const typed = ['A1', 'A1', 'A1', 'E1', 'A5', '', 'hello', 'A2'];
  expect(trace(typed, 'A1', 'B1', 'B1').filter((line) => line.startsWith('note'))).toEqual([
    'note: white plays A1; ok.',
    'note: white plays A1; ok.',
    'note: white plays A1; ok.',
    'note: white plays A2; ok.',
  ]);
  expect(rightReferee({ typed, moves: ['A1', 'B1', 'B1'] }).commands.at(-2)?.refused).toEqual([
    'E1',
    'A5',
    '',
    'hello',
  ]);
});

test('a bead that makes a line is noted, and no move is asked for', () => {
  const typed = ['A1', 'A2', 'A3', 'A4', 'quit'];
  expect(trace(typed, 'B1', 'B2', 'B3').slice(-3)).toEqual(['move; B3.', 'note: white plays A4; ok.', 'quit; ok.']);
  expect(formatRightRun({ typed, moves: ['B1', 'B2', 'B3'] }).announces).toEqual(['white wins']);
});

test("after the opponent's line the person is refused until a restart", () => {
  const typed = ['A1', 'A2', 'A3', 'D4', 'D4', 'restart', 'A1'];
  const { trace: sent, announces } = formatRightRun({ typed, moves: ['B1', 'B2', 'B3', 'B4', 'C1'] });
  expect(sent.slice(-5)).toEqual([
    ...['move; B4.', 'restart; ok.', 'note: white plays A1; ok.', 'play black; ok.', 'move; C1.'],
  ]);
  expect(announces).toEqual(['black wins']);
});

describe('a drawn game', () => {
  const typed = drawnGame.filter((_, index) => index % 2 === 0);
  const moves = drawnGame.filter((_, index) => index % 2 === 1);

  test('goes on to the last bead, and the last moves are optional', () => {
    const { commands, results } = rightReferee({ typed, moves });
    expect(commands.length).toBe(64);
    expect(commands.map(({ isNeedless }) => isNeedless).indexOf(true)).toBe(59);
    expect([results, commands.at(-1)?.ends]).toEqual([[{ result: 'draw', isNeedless: false }], true]);
  });

  test('that is stopped in a clear draw may be announced or not', () => {
    const stopped = rightReferee({ typed: [...typed.slice(0, 30), 'restart', 'A1', 'quit'], moves });
    expect(stopped.results).toEqual([{ result: 'draw', isNeedless: true }]);
    expect(rightReferee({ typed: [...typed.slice(0, 29), 'quit'], moves }).results).toEqual([]);
  });
});

test('notes and moves alternate in every game, and nothing follows quit', () => {
  fc.assert(
    fc.property(refereeScripts, (script) => {
      const sent = rightReferee(script).commands.map(({ command }) => command.kind.slice(0, 1));
      expect(sent.join('')).toMatch(script.typed[0] === 'black' ? /^((mn)*m?r)*(mn)*m?q?$/ : /^((nm)*n?r)*(nm)*n?q?$/);
    }),
    { numRuns: 60 },
  );
});
