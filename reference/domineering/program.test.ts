import { describe, expect, test } from 'vitest';
import { typedLines, type Transcript } from '../../harness/model/assignment/transcript.ts';
import { play } from '../dialogue.ts';
import { handoutDialect } from './handout-dialect.fixture.ts';
import { domineering } from './program.ts';
import { textsOf } from './texts.ts';

const texts = textsOf(handoutDialect);

/** The session as the screen shows it, where Enter after typed input is a line break, too. */
function screen({ pieces }: Transcript): string {
  return pieces.map(({ kind, text }) => (kind === 'typed' ? `${text}\n` : text)).join('');
}

describe('domineering', () => {
  test("plays the handout's sample run byte for byte", () => {
    const typed = ['5', '0', '20', '4', '9', '3', '14', '11', '13', '2', '7', '12'];
    const transcript = play(domineering(texts), typed);

    expect(screen(transcript)).toBe(`\
. . . .
. . . .
. . . .
. . . .
Player 1's move: 5
. . . .
A . . .
A . . .
. . . .
Player 2's move: 0
Invalid! Try again.
Player 2's move: 20
Invalid! Try again.
Player 2's move: 4
Invalid! Try again.
Player 2's move: 9
Invalid! Try again.
Player 2's move: 3
. . B B
A . . .
A . . .
. . . .
Player 1's move: 14
Invalid! Try again.
Player 1's move: 11
. . B B
A . . .
A . A .
. . A .
Player 2's move: 13
. . B B
A . . .
A . A .
B B A .
Player 1's move: 2
. A B B
A A . .
A . A .
B B A .
Player 2's move: 7
. A B B
A A B B
A . A .
B B A .
Player 1's move: 12
. A B B
A A B B
A . A A
B B A A
Player 1 wins!
`);
    expect(typedLines(transcript.pieces)).toEqual(typed);
    expect(transcript.ends).toBe('finished');
  });

  test('Player 2 wins as soon as Player 1 has no place left, even while Player 2 has one', () => {
    const transcript = play(domineering(texts), ['5', '2', '8', '10', '14']);

    expect(screen(transcript)).toBe(`\
. . . .
. . . .
. . . .
. . . .
Player 1's move: 5
. . . .
A . . .
A . . .
. . . .
Player 2's move: 2
. B B .
A . . .
A . . .
. . . .
Player 1's move: 8
. B B .
A . . A
A . . A
. . . .
Player 2's move: 10
. B B .
A . . A
A B B A
. . . .
Player 2 wins!
`);
  });

  test('waits when the script stops in the middle of a game', () => {
    expect(play(domineering(texts), ['13'])).toEqual({
      pieces: [
        { kind: 'printed', text: ". . . .\n. . . .\n. . . .\n. . . .\nPlayer 1's move: " },
        { kind: 'typed', text: '13' },
        { kind: 'printed', text: "Invalid! Try again.\nPlayer 1's move: " },
      ],
      ends: 'waiting',
    });
  });

  test('uses the wording of its dialect', () => {
    const cantonese = {
      symbols: { 0: '_', 1: '|', 2: '-' },
      prompt: { 1: '一> ', 2: '二> ' },
      refused: '唔得',
      win: { 1: '一贏', 2: '二贏' },
    };
    expect(screen(play(domineering(cantonese), ['13', '1']))).toBe(
      '_ _ _ _\n_ _ _ _\n_ _ _ _\n_ _ _ _\n一> 13\n唔得\n一> 1\n| _ _ _\n| _ _ _\n_ _ _ _\n_ _ _ _\n二> ',
    );
  });
});
