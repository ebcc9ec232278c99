import type { Random } from 'fast-check';
import { type Square, piecesOf } from '../board.ts';
import { gameOver, groupsAmong } from '../connection.ts';
import { happens, oneOf } from '../../dice.ts';
import { type Move, hasLegalMove, legalMoves, move } from '../move.ts';
import { nameOf, squareNamed } from '../square-name.ts';
import { type State, swapPlayer } from '../state.ts';

/**
 * `gathering` is the percentage of moves that bring the player's pieces together; the others go anywhere. The result is
 * undefined if the move would leave the opponent without any, because no handout says what happens then.
 */
export function chooseMove(random: Random, state: State, gathering: number): Move | undefined {
  const legal = legalMoves(state);
  if (legal.length === 0) return undefined;
  const chosen = oneOf(random, happens(random, gathering) ? tightest(state, legal) : legal);
  const after = move(state, chosen.from, chosen.to);
  if (after === undefined) throw new Error(`${chosen.from} ${chosen.to} is not a legal move`);
  return gameOver(after) !== '-' || hasLegalMove(swapPlayer(after)) ? chosen : undefined;
}

function tightest({ board, currentPlayer }: State, moves: readonly Move[]): Move[] {
  const pieces = piecesOf(board, currentPlayer);
  const looseness = moves.map(({ from, to }) => {
    const target = squareNamed(to);
    const others = pieces.filter((piece) => nameOf(piece) !== from);
    return loosenessOf(target === undefined ? others : [...others, target]);
  });
  const least = Math.min(...looseness);
  return moves.filter((_, index) => looseness[index] === least);
}

/** Counts mainly the groups, and then the distances to the middle of all pieces. */
function loosenessOf(pieces: readonly Square[]): number {
  const middle = { row: mean(pieces.map(({ row }) => row)), column: mean(pieces.map(({ column }) => column)) };
  const ways = pieces.reduce((sum, piece) => sum + distance(piece, middle), 0);
  return 4 * groupsAmong(pieces).length + ways;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function distance(one: Square, other: Square): number {
  return Math.max(Math.abs(one.row - other.row), Math.abs(one.column - other.column));
}
