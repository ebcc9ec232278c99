import { describe, expect, test } from 'vitest';
import { type Transcript, printedText, typedLines } from '../../harness/model/assignment/transcript.ts';
import { play } from '../dialogue.ts';
import type { Game } from './game.ts';
import { linesOfAction } from './program.ts';
import { shortGames } from './random/short-games.ts';
import { dialect } from './dialect.fixture.ts';
import { textsOf } from './texts.ts';

const texts = textsOf(dialect);

/** The session as the screen shows it, where Enter after typed input is a line break, too. */
function screen({ pieces }: Transcript): string {
  return pieces.map(({ kind, text }) => (kind === 'typed' ? `${text}\n` : text)).join('');
}

describe('linesOfAction', () => {
  test('plays a session with a move, four refused lines and a capture, byte for byte', () => {
    const typed = ['a1 c1', 'a2 c2', 'c0 c3', 'c0 c1', 'b0 b8', 'c0 a2'];
    const transcript = play(linesOfAction(texts), typed);

    expect(screen(transcript)).toBe(`\
  a b c d e f g h
0 . W W W W W W .
1 B . . . . . . B
2 B . . . . . . B
3 B . . . . . . B
4 B . . . . . . B
5 B . . . . . . B
6 B . . . . . . B
7 . W W W W W W .
B's move: a1 c1
  a b c d e f g h
0 . W W W W W W .
1 . . B . . . . B
2 B . . . . . . B
3 B . . . . . . B
4 B . . . . . . B
5 B . . . . . . B
6 B . . . . . . B
7 . W W W W W W .
W's move: a2 c2
Invalid move. Try again!
W's move: c0 c3
Invalid move. Try again!
W's move: c0 c1
Invalid move. Try again!
W's move: b0 b8
Invalid move. Try again!
W's move: c0 a2
  a b c d e f g h
0 . W . W W W W .
1 . . B . . . . B
2 W . . . . . . B
3 B . . . . . . B
4 B . . . . . . B
5 B . . . . . . B
6 B . . . . . . B
7 . W W W W W W .
B's move: `);
    expect(typedLines(transcript.pieces)).toEqual(typed);
    expect(transcript.ends).toBe('waiting');
  });

  /** The last prompt and what follows it. */
  function ending(game: Game | undefined): string {
    const transcript = play(linesOfAction(texts), game ?? []);
    expect([typedLines(transcript.pieces), transcript.ends]).toEqual([game, 'finished']);
    return screen(transcript).split('\n').slice(-12).join('\n');
  }

  test('ends when Black connects', () => {
    expect(ending(shortGames[0])).toMatchInlineSnapshot(`
      "B's move: h2 f4
        a b c d e f g h
      0 . . . . . W W .
      1 B . . . . . . .
      2 B W . . W . . .
      3 W B B B W . . B
      4 . . . . B B . B
      5 . . . . . . B .
      6 . . W . . . . B
      7 . W W . W W W .
      B wins!
      "
    `);
  });

  test('ends when White connects', () => {
    expect(ending(shortGames[1])).toMatchInlineSnapshot(`
      "W's move: f0 f4
        a b c d e f g h
      0 . . . . . . . .
      1 . . . B W . . B
      2 B . . . W . . B
      3 B . . . W . . .
      4 B . . . . W . .
      5 B . . . W B . B
      6 B . . W . . . B
      7 . W W . W W W .
      W wins!
      "
    `);
  });

  test("ends when White's capture leaves Black connected", () => {
    expect(ending(shortGames[2])).toMatchInlineSnapshot(`
      "W's move: d2 a5
        a b c d e f g h
      0 . . . . . W W .
      1 . B . . . . . .
      2 B . B . B W W .
      3 B . . B . B . .
      4 . . . . . . B B
      5 W W . . . . . B
      6 . . . . . . . B
      7 . W W . W W W .
      B wins!
      "
    `);
  });

  test("ends when Black's capture leaves White connected", () => {
    expect(ending(shortGames[3])).toMatchInlineSnapshot(`
      "B's move: h5 e2
        a b c d e f g h
      0 . . . . . . . .
      1 . B . . B . . B
      2 . . . . B . . .
      3 B . . . . B . B
      4 B . . W . B . .
      5 B . . . W . . .
      6 B . . W . . . B
      7 . W W . W W W .
      W wins!
      "
    `);
  });

  test("ends in a draw by White's move", () => {
    expect(ending(shortGames[4])).toMatchInlineSnapshot(`
      "W's move: d1 a4
        a b c d e f g h
      0 . . . . . . B .
      1 . . . . . . . B
      2 . . . W . . . B
      3 . W W . W . B B
      4 W . . B . B . .
      5 . W B . B . . .
      6 B B W . . . . .
      7 . . . W W W W .
      Draw game!
      "
    `);
  });

  test("ends in a draw by Black's move", () => {
    expect(ending(shortGames[5])).toMatchInlineSnapshot(`
      "B's move: f6 f3
        a b c d e f g h
      0 . . . . . . . .
      1 . . . W . . . .
      2 B B . W . . B B
      3 . . B W B B . B
      4 . . W B . . . B
      5 . W . . . . B .
      6 . W . . . . . .
      7 . . W W W W W .
      Draw game!
      "
    `);
  });

  test('the two squares may be typed on two lines', () => {
    const apart = play(linesOfAction(texts), ['a1', '', 'c1']);
    const together = play(linesOfAction(texts), ['a1 c1']);
    expect(printedText(apart.pieces)).toBe(printedText(together.pieces));
  });

  test('uses the wording of its dialect', () => {
    const cantonese = textsOf({
      ...dialect,
      wording: {
        header: '   一二三四五六七八',
        row: '{row}: {cells} ({row})',
        prompt: '{player}> ',
        refused: '唔得',
        win: '{player}贏',
        draw: '和',
        black: '●',
        white: '○',
        empty: '＋',
      },
    });
    expect(
      screen(play(linesOfAction(cantonese), ['a1 b1', 'a1 c1']))
        .split('\n')
        .slice(9, 13),
    ).toEqual(['●> a1 b1', '唔得', '●> a1 c1', '   一二三四五六七八']);
    expect(
      screen(play(linesOfAction(cantonese), shortGames[0] ?? []))
        .split('\n')
        .slice(-4),
    ).toEqual([
      expect.stringMatching(/^6: [●○＋ ]{15} \(6\)$/),
      expect.stringMatching(/^7: [●○＋ ]{15} \(7\)$/),
      '●贏',
      '',
    ]);
  });
});
