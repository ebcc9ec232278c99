import type { Dialect } from '../../harness/model/assignment/assignment.ts';

/** The words of the handout, so that tests of the reference need no YAML. */
export const handoutDialect: Dialect = {
  id: '2020',
  about: 'The wording of the handout of spring 2020',
  wording: {
    prompt: "Player {player}'s turn (1-12): ",
    refused: 'Invalid move! Try again. ',
    win: 'Player {player} wins!',
    draw: 'Draw game!',
    score: 'Player {player} score: {score}',
  },
};
