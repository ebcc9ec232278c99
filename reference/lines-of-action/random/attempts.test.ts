import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AttemptKind, attemptsOf, kindOf } from './attempts.ts';
import { cellAt, squares } from '../board.ts';
import { legalMoves, move } from '../move.ts';
import { anyPosition } from '../position.fixture.ts';
import { nameOf, squareNamed } from '../square-name.ts';
import { initialState } from '../state.ts';

const kinds: readonly AttemptKind[] = [
  ...(['quiet', 'capture', 'squares', 'own-piece', 'direction'] as const),
  ...(['distance', 'jump', 'landing', 'same-square'] as const),
];

test('attempts are of the requested kind', () => {
  fc.assert(
    fc.property(anyPosition, fc.constantFrom(...kinds), (state, kind) => {
      const others = attemptsOf(state, kind).filter((attempt) => kindOf(state, attempt) !== kind);
      expect(others).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('every pair of squares that breaks only one rule is among the attempts', () => {
  const names = squares.map(nameOf);
  fc.assert(
    fc.property(anyPosition, (state) => {
      const found = new Set(kinds.flatMap((kind) => attemptsOf(state, kind)).map(({ from, to }) => from + to));
      const missing = names.flatMap((from) =>
        names.filter((to) => kindOf(state, { from, to }) !== undefined && !found.has(from + to)).map((to) => from + to),
      );
      expect(missing).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test('quiet moves and captures are the legal moves', () => {
  fc.assert(
    fc.property(anyPosition, (state) => {
      const captures = attemptsOf(state, 'capture');
      expect(captures.length + attemptsOf(state, 'quiet').length).toBe(legalMoves(state).length);
      for (const { from, to } of captures) {
        const after = move(state, from, to) ?? expect.fail('a capture is legal');
        expect(after.blacks + after.whites).toBe(state.blacks + state.whites - 1);
      }
    }),
  );
});

test('attempts over the edge begin at an own piece and jump over no piece of the opponent', () => {
  fc.assert(
    fc.property(anyPosition, (state) => {
      for (const { from, to } of attemptsOf(state, 'squares')) {
        const source = squareNamed(from) ?? expect.fail(`${from} is on the board`);
        expect([cellAt(state.board, source), squareNamed(to), to.length]).toEqual([state.currentPlayer, undefined, 2]);
      }
    }),
  );
  const fromA2 = attemptsOf(initialState, 'squares').filter(({ from }) => from === 'a2');
  // Columns to the left of a and rows above 0 are the characters before `a` and `0`.
  expect(fromA2.map(({ to }) => to)).toEqual(['_0', 'a,', '_2', '_4', 'a8']);
});
