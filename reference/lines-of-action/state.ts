import { type Board, type Player, opponentOf, piecesOf, startBoard } from './board.ts';

/** The private members of a LinesOfAction object. */
export interface State {
  readonly board: Board;
  readonly currentPlayer: Player;
  readonly nextPlayer: Player;
  readonly blacks: number;
  readonly whites: number;
}

/** The state after the constructor. */
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

/** A state with this board and its counts of pieces. */
export function stateOn(board: Board, currentPlayer: Player): State {
  return {
    board,
    currentPlayer,
    nextPlayer: opponentOf(currentPlayer),
    blacks: piecesOf(board, 'B').length,
    whites: piecesOf(board, 'W').length,
  };
}
