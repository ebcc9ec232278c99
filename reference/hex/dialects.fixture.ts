import type { Dialect } from '../../harness/model/assignment/assignment.ts';

export const dialect2019: Dialect = {
  id: '2019',
  about: 'The layout of the handout of November 2019',
  wording: {
    header: '  A B C D E F G H I J K',
    row: '{indent}{number} {cells}',
    prompt: 'Player {player}, make your move: ',
    refused: 'Invalid move. Enter again!',
    win: 'Player {player} wins!',
    empty: '.',
    o: 'O',
    x: 'X',
  },
};

export const dialect2015: Dialect = {
  id: '2015',
  about: 'The same messages, with the row numbers at the left margin',
  wording: { ...dialect2019.wording, row: '{number}{indent} {cells}' },
};
