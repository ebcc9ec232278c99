import { type Square, cellAt, isOnBoard, piecesOf, squares } from '../board.ts';
import { pathBetween, piecesOnLine, squareAlong, squaresBetween, steps } from '../lines.ts';
import { type Move, type Rule, legalMoves, rulesBroken, targetsInReach } from '../move.ts';
import { nameOf, squareNamed } from '../square-name.ts';
import type { State } from '../state.ts';

/** The result of an attempt to move: it is carried out, or it breaks this rule and no other. */
export type AttemptKind = 'quiet' | 'capture' | Rule | 'same-square';

/** All attempts of one kind. As each breaks at most one rule, it shows whether a program knows that rule. */
export function attemptsOf(state: State, kind: AttemptKind): Move[] {
  switch (kind) {
    case 'quiet':
    case 'capture':
      return legalMoves(state).filter((move) => captures(state, move) === (kind === 'capture'));
    case 'squares':
      return overTheEdge(state);
    case 'own-piece':
      return breakingOnly(state, kind, foreignSources(state), (source) => targetsInReach(state, source));
    case 'direction':
    case 'distance':
    case 'jump':
    case 'landing':
      return breakingOnly(state, kind, piecesOf(state.board, state.currentPlayer), () => squares);
    case 'same-square':
      return piecesOf(state.board, state.currentPlayer).map((square) => ({ from: nameOf(square), to: nameOf(square) }));
  }
}

/** The kind of an attempt; undefined if it breaks several rules. */
export function kindOf(state: State, { from, to }: Move): AttemptKind | undefined {
  const broken = rulesBroken(state, from, to);
  if (broken.length === 0) return captures(state, { from, to }) ? 'capture' : 'quiet';
  if (broken.length === 1) return broken[0];
  return from === to && !broken.includes('own-piece') ? 'same-square' : undefined;
}

function captures({ board, nextPlayer }: State, { to }: Move): boolean {
  const target = squareNamed(to);
  return target !== undefined && cellAt(board, target) === nextPlayer;
}

function foreignSources({ board, currentPlayer }: State): Square[] {
  return squares.filter((square) => cellAt(board, square) !== currentPlayer);
}

function breakingOnly(
  state: State,
  rule: Rule,
  sources: readonly Square[],
  targetsOf: (source: Square) => readonly Square[],
): Move[] {
  const moves = sources.flatMap((source) =>
    targetsOf(source).map((target) => ({ from: nameOf(source), to: nameOf(target) })),
  );
  return moves.filter(({ from, to }) => String(rulesBroken(state, from, to)) === rule);
}

/** Moves that would be legal if the board were larger. */
function overTheEdge(state: State): Move[] {
  const { board, currentPlayer, nextPlayer } = state;
  return piecesOf(board, currentPlayer).flatMap((source) =>
    steps.flatMap((step) => {
      const target = squareAlong(source, step, piecesOnLine(board, source, step));
      const path = pathBetween(source, target);
      if (isOnBoard(target) || path === undefined) return [];
      if (squaresBetween(source, path).some((passed) => cellAt(board, passed) === nextPlayer)) return [];
      return [{ from: nameOf(source), to: nameOf(target) }];
    }),
  );
}
