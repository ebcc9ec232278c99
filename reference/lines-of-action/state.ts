import { type Board, type Player, opponentOf, piecesOf, startBoard } from './board.ts';

/** What a LinesOfAction object knows: its private members. */
export interface State {
  readonly board: Board;
  readonly currentPlayer: Player;
  readonly nextPlayer: Player;
  readonly blacks: number;
  readonly whites: number;
}

/** What the constructor sets up. */
export const initialState: State = {
  board: startBoard,
  currentPlayer: 'B',
  nextPlayer: 'W',
  blacks: 12,
  whites: 12,
};

export function swapPlayer(state: State): State {
  return { ...state, currentPlayer: state.nextPlayer, nextPlayer: state.currentPlayer };
}

/** A board set up by hand, with the counts that belong to it. */
export function stateOn(board: Board, currentPlayer: Player): State {
  return {
    board,
    currentPlayer,
    nextPlayer: opponentOf(currentPlayer),
    blacks: piecesOf(board, 'B').length,
    whites: piecesOf(board, 'W').length,
  };
}
