import { describe, expect, test } from 'vitest';
import { type Transcript, typedLines } from '../../harness/model/assignment/transcript.ts';
import { play } from '../dialogue.ts';
import { hex } from './program.ts';
import type { Texts } from './texts.ts';

const texts: Texts = {
  symbols: { empty: '.', o: 'O', x: 'X' },
  header: '  A B C D E F G H I J K',
  row: ({ indent, number, cells }) => `${indent}${number} ${cells}`,
  prompt: { o: 'Player O, make your move: ', x: 'Player X, make your move: ' },
  refused: 'Invalid move. Enter again!',
  win: { o: 'Player O wins!', x: 'Player X wins!' },
};

/** The session as the screen shows it, where Enter after typed input is a line break, too. */
function screen({ pieces }: Transcript): string {
  return pieces.map(({ kind, text }) => (kind === 'typed' ? `${text}\n` : text)).join('');
}

/** From the last typed line on. */
function ending(transcript: Transcript): string {
  return screen({ ...transcript, pieces: transcript.pieces.slice(-2) });
}

describe('hex', () => {
  test('begins with Player O, refuses with a warning and no board, and accepts both F3 and F 3', () => {
    const typed = ['f3', 'L3', 'F11', 'F-1', 'F3', 'F3', 'F 3', 'A 10'];
    const transcript = play(hex(texts), typed);

    expect(screen(transcript)).toBe(`\
  A B C D E F G H I J K
 0 . . . . . . . . . . .
  1 . . . . . . . . . . .
   2 . . . . . . . . . . .
    3 . . . . . . . . . . .
     4 . . . . . . . . . . .
      5 . . . . . . . . . . .
       6 . . . . . . . . . . .
        7 . . . . . . . . . . .
         8 . . . . . . . . . . .
          9 . . . . . . . . . . .
          10 . . . . . . . . . . .
Player O, make your move: f3
Invalid move. Enter again!
Player O, make your move: L3
Invalid move. Enter again!
Player O, make your move: F11
Invalid move. Enter again!
Player O, make your move: F-1
Invalid move. Enter again!
Player O, make your move: F3
  A B C D E F G H I J K
 0 . . . . . . . . . . .
  1 . . . . . . . . . . .
   2 . . . . . . . . . . .
    3 . . . . . O . . . . .
     4 . . . . . . . . . . .
      5 . . . . . . . . . . .
       6 . . . . . . . . . . .
        7 . . . . . . . . . . .
         8 . . . . . . . . . . .
          9 . . . . . . . . . . .
          10 . . . . . . . . . . .
Player X, make your move: F3
Invalid move. Enter again!
Player X, make your move: F 3
Invalid move. Enter again!
Player X, make your move: A 10
  A B C D E F G H I J K
 0 . . . . . . . . . . .
  1 . . . . . . . . . . .
   2 . . . . . . . . . . .
    3 . . . . . O . . . . .
     4 . . . . . . . . . . .
      5 . . . . . . . . . . .
       6 . . . . . . . . . . .
        7 . . . . . . . . . . .
         8 . . . . . . . . . . .
          9 . . . . . . . . . . .
          10 X . . . . . . . . . .
Player O, make your move: `);
    expect(typedLines(transcript.pieces)).toEqual(typed);
    expect(transcript.ends).toBe('waiting');
  });

  test('ends with the board and the winner as soon as O has joined left and right, and reads no more', () => {
    const typed = 'A5 C2 B5 C3 C4 D2 D4 E1 E3 F1 F3 G0 G3 H0 H3 I0 I2 J0 K2 K0 J2 A0'.split(' ');
    const transcript = play(hex(texts), typed);

    expect(typedLines(transcript.pieces)).toEqual(typed.slice(0, -1));
    expect(ending(transcript)).toBe(`\
J2
  A B C D E F G H I J K
 0 . . . . . . X X X X X
  1 . . . . X X . . . . .
   2 . . X X . . . . O O O
    3 . . X . O O O O . . .
     4 . . O O . . . . . . .
      5 O O . . . . . . . . .
       6 . . . . . . . . . . .
        7 . . . . . . . . . . .
         8 . . . . . . . . . . .
          9 . . . . . . . . . . .
          10 . . . . . . . . . . .
Player O wins!
`);
    expect(transcript.ends).toBe('finished');
  });

  test('ends as soon as X has joined top and bottom, here with the middle piece of a winding chain', () => {
    const chain = ['E0', 'E1', 'D2', 'D3', 'E3', 'F3', 'F5', 'E6', 'E7', 'E8', 'D9', 'D10', 'F4'];
    const elsewhere = ['A0', 'C0', 'G0', 'I0', 'K0', 'A2', 'H2', 'J2', 'A4', 'I4', 'K4', 'A6', 'C6'];
    const transcript = play(
      hex(texts),
      chain.flatMap((own, index) => [elsewhere[index] ?? '', own]),
    );

    expect(ending(transcript)).toBe(`\
F4
  A B C D E F G H I J K
 0 O . O . X . O . O . O
  1 . . . . X . . . . . .
   2 O . . X . . . O . O .
    3 . . . X X X . . . . .
     4 O . . . . X . . O . O
      5 . . . . . X . . . . .
       6 O . O . X . . . . . .
        7 . . . . X . . . . . .
         8 . . . . X . . . . . .
          9 . . . X . . . . . . .
          10 . . . X . . . . . . .
Player X wins!
`);
    expect(transcript.ends).toBe('finished');
  });

  test('does not end when O joins top and bottom', () => {
    const column = Array.from({ length: 11 }, (_, row) => [`A${row}`, ...(row < 10 ? [`C${row}`] : [])]).flat();
    const transcript = play(hex(texts), column);
    expect([transcript.ends, transcript.pieces.at(-1)?.text.split('\n').at(-1)]).toEqual([
      'waiting',
      'Player X, make your move: ',
    ]);
  });

  test('a letter and its number may be on two lines, as with cin', () => {
    const apart = play(hex(texts), ['F', '3']);
    expect([typedLines(apart.pieces), apart.pieces.at(-1)]).toEqual([
      ['F', '3'],
      play(hex(texts), ['F3']).pieces.at(-1),
    ]);
  });

  test('uses the wording of its dialect', () => {
    const cantonese: Texts = {
      symbols: { empty: '_', o: '圓', x: '叉' },
      header: '六角棋',
      row: ({ number, cells }) => `${cells}${number}`,
      prompt: { o: '圓> ', x: '叉> ' },
      refused: '唔得',
      win: { o: '圓贏', x: '叉贏' },
    };
    const { pieces } = play(hex(cantonese), ['L0', 'B0']);
    const lines = screen({ pieces, ends: 'waiting' }).split('\n');
    expect([...lines.slice(0, 2), ...lines.slice(11, 17), ...lines.slice(-2)]).toEqual([
      '六角棋',
      '_ _ _ _ _ _ _ _ _ _ _ 0',
      '_ _ _ _ _ _ _ _ _ _ _10',
      '圓> L0',
      '唔得',
      '圓> B0',
      '六角棋',
      '_ 圓 _ _ _ _ _ _ _ _ _ 0',
      '_ _ _ _ _ _ _ _ _ _ _10',
      '叉> ',
    ]);
  });
});
