import { type Board, beadsInAll, beadsPerPeg, colourAt } from './board.ts';
import { lines } from './lines.ts';
import { type Colour, opponentOf, pegs } from './pegs.ts';

/**
 * Whether neither player can make a line any more: every line that is still open to a colour needs more
 * beads than that player has turns left. From then on, the handout lets a referee declare the draw.
 */
export function isClearDraw(board: Board, toMove: Colour): boolean {
  const empty = pegs.length * beadsPerPeg - beadsInAll(board);
  return (
    cannotMakeLine(board, toMove, Math.ceil(empty / 2)) &&
    cannotMakeLine(board, opponentOf(toMove), Math.floor(empty / 2))
  );
}

function cannotMakeLine(board: Board, colour: Colour, turns: number): boolean {
  return lines.every((line) => {
    const cells = line.map((cell) => colourAt(board, cell));
    return cells.includes(opponentOf(colour)) || cells.filter((cell) => cell === undefined).length > turns;
  });
}
