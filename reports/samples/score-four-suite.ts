import type { SampleAssignment, SuiteCase } from './sample-assignment.ts';

const conversation = (
  id: string,
  outOf: number,
  about: string,
  hint: string,
  visibility: SuiteCase['visibility'] = 'public',
): SuiteCase => ({ id: `transcripts/${id}`, group: 'transcripts', about, visibility, outOf, hint });

const property = (id: string, outOf: number, about: string): SuiteCase => ({
  id: `properties/${id}`,
  group: 'properties',
  about,
  visibility: 'public',
  outOf,
});

/** Two interactive programs without functions, so the groups have 55, 35 and 10 marks. */
export const scoreFour: SampleAssignment = {
  id: 'score-four',
  title: 'Score Four',
  dialect: 'handout',
  files: ['opponent.cpp', 'referee.cpp'].map((name) => ({ expected: name, submitted: name })),
  suite: [
    conversation(
      'opponent/01-first-commands',
      8,
      'A restart and a colour',
      'Compare the answer with the handout, character by character.',
    ),
    conversation('opponent/02-beads-of-both', 8, 'Notes of both colours', 'Every note puts a bead on the board.'),
    conversation(
      'opponent/03-one-line',
      8,
      'Several commands on one line',
      'A command ends with its semicolon, not with its line.',
    ),
    conversation('opponent/04-quit', 8, 'After quit the program ends', 'What does the program do after `quit;`?'),
    conversation(
      'opponent/05-nearly-full',
      8,
      'A board with room on one peg only',
      'Look for a peg with room.',
      'hidden',
    ),
    conversation(
      'referee/01-first-win',
      10,
      'White wins with four beads on one peg',
      'The bead that ends the game is noted too.',
    ),
    conversation('referee/02-refused', 5, 'A location that does not exist is refused', 'Ask the person again.'),
    property('conversations', 20, 'Random commands in random order'),
    property('games', 15, 'Random games of a person against the opponent'),
  ],
};
