import type { Random } from 'fast-check';
import { happens, oneOf } from '../dice.ts';
import type { Game } from './game.ts';
import { type Temper, chooseMove, randomTemper } from './random-move.ts';
import { refusedLine } from './refused-line.ts';
import { type Board, type Player, emptyBoard, hasChain, nameOf, opponentOf } from './rules.ts';

/** How games differ from one another. */
interface Style {
  readonly tempers: Readonly<Record<Player, Temper>>;
  /** The percentage of lines that are refused. */
  readonly refused: number;
  readonly maxLines: number;
}

function randomStyle(random: Random): Style {
  return {
    tempers: { o: randomTemper(random), x: randomTemper(random) },
    // If every game had refused lines, a program that handles them wrongly could not show what else it can do.
    refused: oneOf(random, [0, 10, 20]),
    maxLines: happens(random, 15) ? random.nextInt(0, 20) : Infinity,
  };
}

/**
 * A whole game, or the beginning of one. No line is spelt `F 3`, which the handout does not show. So a program that
 * reads a move as one word fails one golden session, and not every game.
 */
export function randomGame(random: Random): Game {
  const style = randomStyle(random);
  const game: string[] = [];
  let board: Board = emptyBoard;
  let player: Player = 'o';
  while (game.length < style.maxLines) {
    if (happens(random, style.refused)) {
      game.push(refusedLine(random, board));
      continue;
    }
    const place = chooseMove(random, board, player, style.tempers[player]);
    game.push(nameOf(place));
    board = board.with(place, player);
    if (hasChain(board, player)) break;
    player = opponentOf(player);
  }
  return game;
}
