import type { Random } from 'fast-check';
import type { Square } from '../board.ts';
import { gameOver } from '../connection.ts';
import { happens, oneOf } from '../../dice.ts';
import { type Game, lineOf, moveOf } from '../game.ts';
import { type Move, move } from '../move.ts';
import { chooseMove } from './random-move.ts';
import { refusedLine } from './refused-line.ts';
import { shortGames } from './short-games.ts';
import { nameOf, squareNamed } from '../square-name.ts';
import { initialState, swapPlayer } from '../state.ts';

/** Enough for most games in which both players gather their pieces; the others are cut short. */
const maxLines = 40;

/** A whole game, or the beginning of one, with refused lines mixed in. */
export function randomGame(random: Random): Game {
  const plan = randomPlan(random);
  // If every game had refused lines, a program that handles them wrongly could not show what else it can do.
  const refused = oneOf(random, [0, 15, 30]);
  const gathering = { B: oneOf(random, [0, 70, 95]), W: oneOf(random, [0, 70, 95]) };
  const length = happens(random, 15) ? random.nextInt(0, 15) : maxLines;
  const game: string[] = [];
  let state = initialState;
  for (let moves = 0; game.length < length && gameOver(state) === '-';) {
    if (happens(random, refused)) {
      game.push(refusedLine(random, state));
      continue;
    }
    const chosen = plan[moves] ?? chooseMove(random, state, gathering[state.currentPlayer]);
    const after = chosen && move(state, chosen.from, chosen.to);
    if (chosen === undefined || after === undefined) break;
    game.push(lineOf(chosen));
    state = swapPlayer(after);
    moves += 1;
  }
  return game;
}

/** No moves, or those of a short game or of its beginning, so that every way to end a game occurs. */
function randomPlan(random: Random): Move[] {
  if (happens(random, 50)) return [];
  const moves = oneOf(random, shortGames).map(moveOf);
  const image = oneOf(random, mirrorImages);
  const reflected = moves.map(({ from, to }) => ({ from: reflect(from, image), to: reflect(to, image) }));
  return happens(random, 80) ? reflected : reflected.slice(0, random.nextInt(0, moves.length));
}

/** The start is symmetric, so every game has three mirror images. */
const mirrorImages: readonly ((square: Square) => Square)[] = [
  (square) => square,
  ({ row, column }) => ({ row: 7 - row, column }),
  ({ row, column }) => ({ row, column: 7 - column }),
  ({ row, column }) => ({ row: 7 - row, column: 7 - column }),
];

function reflect(name: string, image: (square: Square) => Square): string {
  const square = squareNamed(name);
  return square === undefined ? name : nameOf(image(square));
}
