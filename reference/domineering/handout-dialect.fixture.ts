import type { Dialect } from '../../harness/model/assignment/assignment.ts';

/** The words of the handout, so that tests of the reference need no YAML. */
export const handoutDialect: Dialect = {
  id: '2021',
  about: 'The wording of the handout of October 2021',
  wording: {
    prompt: "Player {player}'s move: ",
    refused: 'Invalid! Try again.',
    win: 'Player {player} wins!',
    empty: '.',
    'player-1': 'A',
    'player-2': 'B',
  },
};
