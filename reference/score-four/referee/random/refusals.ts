import type { Random } from 'fast-check';
import { happens, oneOf } from '../../../dice.ts';
import { type Board, drop, emptyBoard, hasRoom } from '../../board.ts';
import { isPeg, letters, numbers, pegs } from '../../pegs.ts';
import type { Round } from './rounds.ts';

/** The pegs that would be beside the board, on each of its sides and at its corners. */
export const besideTheBoard: readonly string[] = ['@', ...letters, 'E']
  .flatMap((letter) => ['0', ...numbers, '5'].map((number) => `${letter}${number}`))
  .filter((name) => !isPeg(name));

/** Two characters in the wrong order, too few, too many, or other ones: each passes some beginner's check. */
const misspelt = ['1A', 'AA', '44', 'B', '3', 'A11', 'C33', 'D9', 'Z1', 'hello', 'move'];

/** The same rounds, with lines between them that a referee must refuse. */
export function withRefusals(random: Random, rounds: readonly Round[]): Round[] {
  let board = emptyBoard;
  return rounds.flatMap((round) => {
    const refused: string[] = [];
    // The person cannot type anything before choosing the colour.
    while (round.line !== 'black' && happens(random, 25)) refused.push(refusedLine(random, board));
    board = after(board, round);
    return [...refused.map((line) => ({ line })), round];
  });
}

function refusedLine(random: Random, board: Board): string {
  const full = pegs.filter((peg) => !hasRoom(board, peg));
  if (full.length > 0 && happens(random, 75)) return oneOf(random, full);
  return oneOf(random, happens(random, 70) ? besideTheBoard : misspelt);
}

/** Only the number of beads matters here, so all of them are white. */
function after(board: Board, { line, reply }: Round): Board {
  const begun = line === 'restart' ? emptyBoard : board;
  return withBead(withBead(begun, line), reply);
}

function withBead(board: Board, place: string | undefined): Board {
  return place !== undefined && isPeg(place) && hasRoom(board, place) ? drop(board, place, 'white') : board;
}
