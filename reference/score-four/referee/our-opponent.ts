import { type Board, drop, emptyBoard, legalPegs } from '../board.ts';
import type { Command } from '../commands.ts';
import type { Colour, Peg } from '../pegs.ts';

/** The opponent that Verbatim plays for a referee. For a correct referee, all of its moves are legal. */
export interface OurOpponent {
  readonly board: Board;
  readonly colour: Colour;
  /** Its next moves, even after a restart. If a peg is full or the list has ended, it takes the first peg with room. */
  readonly moves: readonly Peg[];
}

export function ourOpponent(moves: readonly Peg[]): OurOpponent {
  return { board: emptyBoard, colour: 'black', moves };
}

/**
 * The response, without its newline, and the opponent afterwards. It accepts every command, so that a wrong referee
 * never hangs because of it; the trace shows what the referee did wrong.
 */
export function answer(
  opponent: OurOpponent,
  command: Command | 'malformed',
): { readonly response: string; readonly next: OurOpponent } {
  if (command === 'malformed') return { response: 'ok.', next: opponent };
  switch (command.kind) {
    case 'restart':
      return { response: 'ok.', next: { ...opponent, board: emptyBoard } };
    case 'quit':
      return { response: 'ok.', next: opponent };
    case 'play':
      return { response: 'ok.', next: { ...opponent, colour: command.colour } };
    case 'note':
      return {
        response: 'ok.',
        next: { ...opponent, board: dropIfRoom(opponent.board, command.place, command.colour) },
      };
    case 'move': {
      const [wanted, ...moves] = opponent.moves;
      const open = legalPegs(opponent.board);
      const peg = wanted !== undefined && open.includes(wanted) ? wanted : open[0];
      const board = peg === undefined ? opponent.board : drop(opponent.board, peg, opponent.colour);
      return { response: `${peg ?? 'none'}.`, next: { ...opponent, board, moves } };
    }
  }
}

function dropIfRoom(board: Board, peg: Peg, colour: Colour): Board {
  return legalPegs(board).includes(peg) ? drop(board, peg, colour) : board;
}
