import { describe, expect, test } from 'vitest';
import { typedLines, type Transcript } from '../../harness/model/assignment/transcript.ts';
import { play } from '../dialogue.ts';
import { dotsAndTriangles } from './program.ts';
import type { Texts } from './texts.ts';

const texts: Texts = {
  prompt: { 1: "Player 1's turn (1-12): ", 2: "Player 2's turn (1-12): " },
  refused: 'Invalid move! Try again. ',
  win: { 1: 'Player 1 wins!', 2: 'Player 2 wins!' },
  draw: 'Draw game!',
  score: (player, points) => `Player ${player} score: ${points}`,
};

/**
 * The session as the screen shows it, where Enter after typed input is a line break, too. The last space of a row is
 * shown as ␣, because editors often remove it.
 */
function screen({ pieces }: Transcript): string {
  return pieces
    .map(({ kind, text }) => (kind === 'typed' ? `${text}\n` : text))
    .join('')
    .replaceAll(' \n', '␣\n');
}

describe('dotsAndTriangles', () => {
  test('plays a whole game byte for byte', () => {
    const typed = ['0', '2', '3', '2', '6', '13', '1', '4', '5', '7', '8', '12', '10', '9', '11'];
    const transcript = play(dotsAndTriangles(texts), typed);

    expect(screen(transcript)).toBe(`\
  o   o
       ␣
o   o   o
             Player 1 score: 0
  o   o      Player 2 score: 0
Player 1's turn (1-12): 0
Invalid move! Try again.␣
Player 1's turn (1-12): 2
  o   o
 /     ␣
o   o   o
             Player 1 score: 0
  o   o      Player 2 score: 0
Player 2's turn (1-12): 3
  o   o
 / \\   ␣
o   o   o
             Player 1 score: 0
  o   o      Player 2 score: 0
Player 1's turn (1-12): 2
Invalid move! Try again.␣
Player 1's turn (1-12): 6
  o   o
 /1\\   ␣
o---o   o
             Player 1 score: 1
  o   o      Player 2 score: 0
Player 1's turn (1-12): 13
Invalid move! Try again.␣
Player 1's turn (1-12): 1
  o---o
 /1\\   ␣
o---o   o
             Player 1 score: 1
  o   o      Player 2 score: 0
Player 2's turn (1-12): 4
  o---o
 /1\\2/ ␣
o---o   o
             Player 1 score: 1
  o   o      Player 2 score: 1
Player 2's turn (1-12): 5
  o---o
 /1\\2/ \\
o---o   o
             Player 1 score: 1
  o   o      Player 2 score: 1
Player 1's turn (1-12): 7
  o---o
 /1\\2/1\\
o---o---o
             Player 1 score: 2
  o   o      Player 2 score: 1
Player 1's turn (1-12): 8
  o---o
 /1\\2/1\\
o---o---o
 \\           Player 1 score: 2
  o   o      Player 2 score: 1
Player 2's turn (1-12): 12
  o---o
 /1\\2/1\\
o---o---o
 \\           Player 1 score: 2
  o---o      Player 2 score: 1
Player 1's turn (1-12): 10
  o---o
 /1\\2/1\\
o---o---o
 \\   \\       Player 1 score: 2
  o---o      Player 2 score: 1
Player 2's turn (1-12): 9
  o---o
 /1\\2/1\\
o---o---o
 \\2/2\\       Player 1 score: 2
  o---o      Player 2 score: 3
Player 2's turn (1-12): 11
  o---o
 /1\\2/1\\
o---o---o
 \\2/2\\2/     Player 1 score: 2
  o---o      Player 2 score: 4
Player 2 wins!
`);
    expect(typedLines(transcript.pieces)).toEqual(typed);
    expect(transcript.ends).toBe('finished');
  });

  test.each([
    ['Player 1 wins', '1 3 4 2 5 6 7 8 9 10 11 12', '1 2 1 1 2 1 1 2 1 1 2 2 Player 1 wins!'],
    ['Player 2 wins', '2 3 6 1 4 5 7 8 12 10 9 11', '1 2 1 1 2 2 1 1 2 1 2 2 Player 2 wins!'],
    ['neither player wins', '1 2 3 4 5 6 7 8 9 10 11 12', '1 2 1 2 2 1 1 2 1 1 2 2 Draw game!'],
  ])('%s when the grid is full', (_, typed, expected) => {
    const brief: Texts = { ...texts, prompt: { 1: '1 ', 2: '2 ' }, score: () => '' };
    const { pieces, ends } = play(dotsAndTriangles(brief), [...typed.split(' '), '0']);
    const printed = pieces.map(({ kind, text }) => (kind === 'printed' ? text.split('\n').slice(5).join('') : ''));
    expect(printed.join('')).toBe(expected);
    expect(ends).toBe('finished');
  });

  test('waits when the script stops in the middle of a game', () => {
    expect(play(dotsAndTriangles(texts), ['13'])).toEqual({
      pieces: [
        {
          kind: 'printed',
          text:
            '  o   o\n        \no   o   o\n             Player 1 score: 0\n  o   o      Player 2 score: 0\n' +
            "Player 1's turn (1-12): ",
        },
        { kind: 'typed', text: '13' },
        { kind: 'printed', text: "Invalid move! Try again. \nPlayer 1's turn (1-12): " },
      ],
      ends: 'waiting',
    });
  });

  test('uses the wording of its dialect', () => {
    const cantonese: Texts = {
      prompt: { 1: '一> ', 2: '二> ' },
      refused: '唔得',
      win: { 1: '一贏', 2: '二贏' },
      draw: '打和',
      score: (player, points) => `${player}:${points}`,
    };
    expect(screen(play(dotsAndTriangles(cantonese), ['13', '12']))).toBe(
      '  o   o\n       ␣\no   o   o\n             1:0\n  o   o      2:0\n一> 13\n唔得\n一> 12\n' +
        '  o   o\n       ␣\no   o   o\n             1:0\n  o---o      2:0\n二> ',
    );
  });
});
