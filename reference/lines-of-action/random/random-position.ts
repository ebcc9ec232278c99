import type { Random } from 'fast-check';
import { type Board, type Player, type Square, cellAt, isOnBoard, piecesOf, squares, withCell } from '../board.ts';
import { gameOver } from '../connection.ts';
import { happens, oneOf } from '../../dice.ts';
import { steps, squareAlong } from '../lines.ts';
import { move } from '../move.ts';
import { chooseMove } from './random-move.ts';
import { type State, initialState, stateOn, swapPlayer } from '../state.ts';

const emptyBoard: Board = Array.from({ length: 8 }, () => Array.from({ length: 8 }, () => '.' as const));

/** A position with at least one piece of each colour, and at most the twelve of the start. */
export function randomPosition(random: Random): State {
  switch (oneOf(random, ['reached', 'sprinkled', 'gathered', 'gathered'] as const)) {
    case 'reached':
      return reached(random);
    case 'sprinkled':
      return stateOn(sprinkled(sprinkled(emptyBoard, random, 'B'), random, 'W'), oneOf(random, ['B', 'W']));
    case 'gathered':
      return stateOn(gathered(gathered(emptyBoard, random, 'B'), random, 'W'), oneOf(random, ['B', 'W']));
  }
}

/** A position that can occur in a game. */
function reached(random: Random): State {
  const gathering = { B: oneOf(random, [0, 50, 100]), W: oneOf(random, [0, 50, 100]) };
  let state = initialState;
  for (let moves = random.nextInt(0, 25); moves > 0 && gameOver(state) === '-'; moves -= 1) {
    const chosen = chooseMove(random, state, gathering[state.currentPlayer]);
    const after = chosen && move(state, chosen.from, chosen.to);
    state = after === undefined ? state : swapPlayer(after);
  }
  return state;
}

/** Adds some pieces of a colour anywhere. */
function sprinkled(board: Board, random: Random, player: Player): Board {
  let after = board;
  for (let pieces = random.nextInt(1, 12); pieces > 0; pieces -= 1) {
    after = withCell(after, oneOf(random, emptySquares(after)), player);
  }
  return after;
}

/** Adds some pieces of a colour in one group, sometimes with one piece apart. */
function gathered(board: Board, random: Random, player: Player): Board {
  let after = withCell(board, oneOf(random, emptySquares(board)), player);
  for (let pieces = random.nextInt(0, 10); pieces > 0; pieces -= 1) {
    const neighbours = piecesOf(after, player).flatMap((piece) => emptyAround(after, piece));
    if (neighbours.length === 0) break;
    after = withCell(after, oneOf(random, neighbours), player);
  }
  return happens(random, 50) ? withCell(after, strayed(after, random, player), player) : after;
}

/** Any empty square, or one that only a program whose search leaves the board at an edge takes for a neighbour. */
function strayed(board: Board, random: Random, player: Player): Square {
  const acrossTheEdge = piecesOf(board, player).flatMap(({ row, column }) => [
    ...(column === 7 ? [{ row: row + 1, column: 0 }] : []),
    ...(column === 0 ? [{ row: row - 1, column: 7 }] : []),
  ]);
  const empty = acrossTheEdge.filter((square) => cellAt(board, square) === '.');
  return oneOf(random, empty.length > 0 && happens(random, 60) ? empty : emptySquares(board));
}

function emptySquares(board: Board): Square[] {
  return squares.filter((square) => cellAt(board, square) === '.');
}

function emptyAround(board: Board, square: Square): Square[] {
  return steps
    .map((step) => squareAlong(square, step, 1))
    .filter((neighbour) => isOnBoard(neighbour) && cellAt(board, neighbour) === '.');
}
