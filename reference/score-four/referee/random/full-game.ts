import type { Random } from 'fast-check';
import { oneOf } from '../../../dice.ts';
import { completesLine, drop, emptyBoard, isFull, legalPegs } from '../../board.ts';
import { type Colour, type Peg, opponentOf } from '../../pegs.ts';

export type FullEnding = 'draw' | 'line of the last bead';

/** One in five attempts is a draw, one in four ends with a line of the last bead. */
const maxAttempts = 400;

/** The pegs of a game, White's first, that fills the board. */
export function fullGame(random: Random, ending: FullEnding): readonly Peg[] {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const game = attemptGame(random, ending);
    if (game !== undefined) return game;
  }
  throw new RangeError(`no full game was found that ends with a ${ending}`);
}

/** Both players avoid making a line as long as they can, and prevent the other's lines. */
function attemptGame(random: Random, ending: FullEnding): readonly Peg[] | undefined {
  const game: Peg[] = [];
  let board = emptyBoard;
  for (let toMove: Colour = 'white'; ; toMove = opponentOf(toMove)) {
    const open = legalPegs(board);
    const quiet = open.filter((peg) => !completesLine(board, peg, toMove));
    const threatened = quiet.filter((peg) => completesLine(board, peg, opponentOf(toMove)));
    const isLineNow = quiet.length === 0;
    const peg = oneOf(random, isLineNow ? open : threatened.length > 0 ? threatened : quiet);
    board = drop(board, peg, toMove);
    game.push(peg);
    const ended: FullEnding = isLineNow ? 'line of the last bead' : 'draw';
    if (isFull(board)) return ended === ending ? game : undefined;
    if (isLineNow) return undefined;
  }
}
