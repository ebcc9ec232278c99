import { type Board, type Cell, places } from './rules.ts';

const cells: ReadonlyMap<string, Cell> = new Map([
  ['.', 'empty'],
  ['O', 'o'],
  ['X', 'x'],
]);

/** A board from its picture; only dots and pieces count. */
export function boardOf(picture: string): Board {
  const board = Array.from(picture).flatMap((symbol) => cells.get(symbol) ?? []);
  if (board.length !== places.length) throw new Error(`the picture has ${board.length} cells`);
  return board;
}

/** The handout's example of a winning chain of player O. */
export const handoutBoard = boardOf(`
  0 O X O O X O O X X X X
   1 O O X X O X O X X X O
    2 X O X O X X O X X O X
     3 O O O X O O O . O O O
      4 X O O O . X X X O X X
       5 X . X O O O O X O O X
        6 O O X O O X O O . O O
         7 . X . X X O O O X O X
          8 X X X O X X X O X O O
           9 X X X X X O O O X X X
            10 O X X O X X O O X O O
`);
