import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, drop, emptyBoard, legalPegs, resultOf } from './board.ts';
import { isClearDraw } from './clear-draw.ts';
import type { Colour } from './pegs.ts';
import { refereeScripts } from './referee/generate-referee-scripts.ts';
import { rightReferee } from './referee/right-referee.ts';

/** Many games, each as its positions with the player who has to move. */
const games = fc.sample(refereeScripts, { numRuns: 150, seed: 4 }).map((script) => {
  const positions: { readonly board: Board; readonly toMove: Colour }[] = [{ board: emptyBoard, toMove: 'white' }];
  for (const { command, response } of rightReferee(script).commands) {
    const { board, toMove } = positions.at(-1) ?? { board: emptyBoard, toMove: 'white' };
    const peg = command.kind === 'note' ? command.place : legalPegs(board).find((is) => `${is}.` === response);
    if (command.kind === 'restart') break;
    if (peg === undefined || command.kind === 'quit') continue;
    positions.push({ board: drop(board, peg, toMove), toMove: toMove === 'white' ? 'black' : 'white' });
  }
  return positions;
});

function clearFrom(game: (typeof games)[number]): number {
  return game.findIndex(({ board, toMove }) => resultOf(board) === undefined && isClearDraw(board, toMove));
}

test('a clear draw ends as a draw, whatever the players do', () => {
  const drawn = games.filter((game) => clearFrom(game) !== -1);
  expect(drawn.length).toBeGreaterThan(3);
  for (const game of drawn) {
    const { board, toMove } = game[clearFrom(game)] ?? expect.fail('it was just found');
    expect(endings(board, toMove)).toEqual(new Set(['draw']));
  }
});

test('a clear draw stays clear', () => {
  for (const game of games) {
    const from = clearFrom(game);
    if (from === -1) continue;
    expect(game.slice(from).filter(({ board, toMove }) => !resultOf(board) && !isClearDraw(board, toMove))).toEqual([]);
  }
});

test('with one bead left, the draw is clear exactly if that bead makes no line', () => {
  const last = games.flatMap((game) => game.filter(({ board }) => legalPegs(board).length === 1 && !resultOf(board)));
  const ofOne = last.filter(({ board, toMove }) => resultOf(drop(board, legalPegs(board)[0] ?? 'A1', toMove)));
  expect(ofOne.length).toBeGreaterThan(3);
  for (const { board, toMove } of ofOne) {
    expect([...endings(board, toMove)]).toEqual([isClearDraw(board, toMove) ? 'draw' : `${toMove} wins`]);
  }
});

test('at the beginning, no draw is clear', () => {
  expect(isClearDraw(emptyBoard, 'white')).toBe(false);
});

/** All results that are still possible; only for the last few moves, because the number of games grows fast. */
function endings(board: Board, toMove: Colour): Set<string> {
  const result = resultOf(board);
  if (result !== undefined) return new Set([result]);
  const next = toMove === 'white' ? 'black' : 'white';
  return new Set(legalPegs(board).flatMap((peg) => [...endings(drop(board, peg, toMove), next)]));
}
