import type { SampleAssignment, SuiteCase } from './sample-assignment.ts';

const call = (id: string, outOf: number, about: string): SuiteCase => ({
  id: `functions/${id}`,
  group: 'functions',
  about,
  visibility: 'public',
  outOf,
});

const session = (
  id: string,
  about: string,
  hint: string,
  visibility: SuiteCase['visibility'] = 'public',
): SuiteCase => ({ id: `transcripts/${id}`, group: 'transcripts', about, visibility, outOf: 5, hint });

const property = (id: string, outOf: number, about: string): SuiteCase => ({
  id: `properties/${id}`,
  group: 'properties',
  about,
  visibility: 'public',
  outOf,
});

const suite: readonly SuiteCase[] = [
  call('gridState/1', 2, "The handout's example"),
  call('gridState/2', 2, 'A position among the leading zeros'),
  call('gridState/3', 2, 'The first position of an empty grid'),
  call('gridState/4', 2, 'The last position of a full grid'),
  call('printGrid/1', 4, 'The empty grid'),
  call('printGrid/2', 4, 'The grid in the middle of Figure 1'),
  call('isPlaceable/1', 3, 'The bottom row for Player 1'),
  call('isPlaceable/2', 3, 'The rightmost column for Player 2'),
  call('isPlaceable/3', 3, 'Position 0'),
  call('isPlaceable/4', 3, 'A player who is neither 1 nor 2'),
  call('putToGrid/1', 4, 'Horizontal domino in the last row, beside a trailing zero'),
  call('putToGrid/2', 4, 'Vertical domino in the first column'),
  call('putToGrid/3', 4, 'The first domino of a game'),
  session(
    '01-sample-run',
    "The handout's sample run, with five refused moves",
    'Compare your output with the sample run of the handout, line by line.',
  ),
  session(
    '03-one-domino-each',
    'One domino each, then it is the turn of Player 1 again',
    'The grid is printed after every domino, and the turn changes after every domino.',
  ),
  session(
    '04-first-move-refused',
    'The very first move is refused, and Player 1 tries again',
    'After the warning comes the prompt of the same player at once.',
  ),
  session(
    '10-right-column-for-player-2',
    'In the rightmost column nothing is to the right: Player 2 is refused there, Player 1 is not',
    'Position 5 is not to the right of position 4; it is the beginning of the next row.',
  ),
  session(
    '16-shortest-win-of-player-2',
    'Player 2 wins with the second domino: no shorter game is possible',
    'The game ends as soon as the player whose turn it is has no place left.',
  ),
  session(
    '17-shortest-win-of-player-1',
    'Player 1 wins early, though the grid still has places for more dominoes of Player 1',
    'Count only the places of the player whose turn it is.',
    'hidden',
  ),
  property('games', 8, 'Random whole games with refused moves mixed in'),
  property('gridState', 3, 'Random grids and positions'),
  property('isPlaceable', 4, 'Random grids, positions and players'),
  property('putToGrid', 5, 'Random grids with room for a domino'),
];

/** A small suite for the domineering assignment, with the marks of the real one: 40, 30, 20 and 10. */
export const domineering: SampleAssignment = {
  id: 'domineering',
  title: 'Domineering',
  dialect: '2021',
  files: [{ expected: 'domineering.cpp', submitted: 'domineering.cpp' }],
  suite,
};
