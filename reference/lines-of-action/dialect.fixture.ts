import type { Dialect } from '../../harness/model/assignment/assignment.ts';

export const dialect: Dialect = {
  id: '2020',
  about: 'The wording of the handout of spring 2020',
  wording: {
    header: '  a b c d e f g h',
    row: '{row} {cells}',
    prompt: "{player}'s move: ",
    refused: 'Invalid move. Try again!',
    win: '{player} wins!',
    draw: 'Draw game!',
    black: 'B',
    white: 'W',
    empty: '.',
  },
};
