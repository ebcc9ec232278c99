import { type Square, cellAt, isOnBoard, piecesOf, withCell } from './board.ts';
import { pathBetween, piecesOnLine, squareAlong, squaresBetween, steps } from './lines.ts';
import { nameOf, squareNamed } from './square-name.ts';
import type { State } from './state.ts';

/** The six rules of the handout, in its order. */
export type Rule = 'squares' | 'own-piece' | 'direction' | 'distance' | 'jump' | 'landing';

/** The state after the current player's move; undefined if a rule forbids it. */
export function move(state: State, from: string, to: string): State | undefined {
  const source = squareNamed(from);
  const target = squareNamed(to);
  if (source === undefined || target === undefined || rulesBrokenBetween(state, source, target).length > 0) {
    return undefined;
  }
  const captured = cellAt(state.board, target);
  return {
    ...state,
    board: withCell(withCell(state.board, source, '.'), target, state.currentPlayer),
    blacks: state.blacks - (captured === 'B' ? 1 : 0),
    whites: state.whites - (captured === 'W' ? 1 : 0),
  };
}

/** Every rule that the move breaks, of those that apply: a move without a direction has no line to count pieces on. */
export function rulesBroken(state: State, from: string, to: string): Rule[] {
  const source = squareNamed(from);
  const target = squareNamed(to);
  return source === undefined || target === undefined ? ['squares'] : rulesBrokenBetween(state, source, target);
}

export interface Move {
  readonly from: string;
  readonly to: string;
}

export function legalMoves(state: State): Move[] {
  return piecesOf(state.board, state.currentPlayer).flatMap((source) =>
    targetsInReach(state, source)
      .filter((target) => rulesBrokenBetween(state, source, target).length === 0)
      .map((target) => ({ from: nameOf(source), to: nameOf(target) })),
  );
}

export function hasLegalMove(state: State): boolean {
  return piecesOf(state.board, state.currentPlayer).some((source) =>
    targetsInReach(state, source).some((target) => rulesBrokenBetween(state, source, target).length === 0),
  );
}

/** The squares on the board that are as far away as there are pieces on the line. */
export function targetsInReach({ board }: State, source: Square): Square[] {
  return steps.map((step) => squareAlong(source, step, piecesOnLine(board, source, step))).filter(isOnBoard);
}

function rulesBrokenBetween({ board, currentPlayer, nextPlayer }: State, source: Square, target: Square): Rule[] {
  const broken: Rule[] = [];
  if (cellAt(board, source) !== currentPlayer) broken.push('own-piece');
  const path = pathBetween(source, target);
  if (path === undefined) {
    broken.push('direction');
  } else {
    if (path.length !== piecesOnLine(board, source, path.step)) broken.push('distance');
    if (squaresBetween(source, path).some((passed) => cellAt(board, passed) === nextPlayer)) broken.push('jump');
  }
  if (cellAt(board, target) === currentPlayer) broken.push('landing');
  return broken;
}
