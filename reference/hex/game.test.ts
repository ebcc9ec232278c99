import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedLines } from '../../harness/model/assignment/transcript.ts';
import { play } from '../dialogue.ts';
import { type Game, placeTyped, played, toItsEnd } from './game.ts';
import { games } from './generate-games.ts';
import { hex } from './program.ts';

const straight: Game = Array.from('ABCDEFGHIJK').flatMap((letter) => [`${letter}0`, `${letter}1`]);

test('every line is a move of a player, and has a place only if it is accepted', () => {
  expect(played(['f3', 'F 3', 'F3', 'A11', 'A10']).moves).toEqual([
    { line: 'f3', player: 'o' },
    { line: 'F 3', player: 'o', place: 38 },
    { line: 'F3', player: 'x' },
    { line: 'A11', player: 'x' },
    { line: 'A10', player: 'x', place: 110 },
  ]);
});

test('a game ends with the chain, and the lines after it are not read', () => {
  expect(toItsEnd(straight)).toEqual(straight.slice(0, 21));
  expect(played(straight).winner).toBe('o');
  expect(toItsEnd(['F3', 'f3'])).toEqual(['F3', 'f3']);
});

test('agrees with the program about the lines that are read', () => {
  const texts = {
    ...{ symbols: { empty: '', o: '', x: '' }, header: '', row: () => '', refused: '' },
    ...{ prompt: { o: '', x: '' }, win: { o: '', x: '' } },
  };
  fc.assert(
    fc.property(games, fc.nat({ max: 30 }), (game, cut) => {
      // Without some of its lines, a game may end sooner or not at all.
      const other = [...game.slice(0, cut), ...game.slice(cut + 1), 'A0', 'B0'];
      expect(toItsEnd(other)).toEqual(typedLines(play(hex(texts), other).pieces));
    }),
    { numRuns: 50 },
  );
});

test('a line names the same place with a space and without', () => {
  expect(['F3', 'F 3', 'F  3'].map(placeTyped)).toEqual([38, 38, 38]);
  expect(['f3', 'F11', 'F -1', 'L0'].map(placeTyped)).toEqual([undefined, undefined, undefined, undefined]);
});
