import type { Game } from '../game.ts';

/**
 * Short games for every way to end one, found by a search in which both players help. Random moves hardly ever lead to
 * a draw, or to a capture that connects the opponent's pieces.
 */
export const shortGames: readonly Game[] = [
  // Black connects.
  ['a5 c3', 'c0 e2', 'a6 d3', 'b0 b2', 'h5 g5', 'e0 e3', 'a4 b3', 'd7 c6', 'h1 e4', 'd0 a3', 'h2 f4'],
  // White connects.
  ['h4 f4', 'b0 e3', 'a2 c0', 'd0 e1', 'c0 b1', 'g0 e2', 'h3 f5', 'd7 d6', 'b1 a2', 'e0 e5', 'a1 d1', 'f0 f4'],
  // White captures the piece that kept Black apart.
  ['h1 f3', 'b0 d2', 'h2 e2', 'e0 g2', 'a6 d3', 'd7 b5', 'h3 g4', 'd0 f2', 'a1 b1', 'c0 c2', 'a4 c2', 'd2 a5'],
  // Black captures the piece that kept White apart.
  [
    ...['h4 f4', 'b0 e3', 'a2 c0', 'd0 e1', 'c0 b1', 'g0 e2', 'h2 f0', 'd7 d6'],
    ...['f0 f3', 'e0 e5', 'a1 e1', 'e3 d4', 'h5 e2'],
  ],
  // White's last move connects both.
  [
    ...['h6 f4', 'b7 b5', 'h5 e5', 'd0 d2', 'a1 d4', 'c0 d1', 'h4 g3', 'c7 c6'],
    ...['a2 c4', 'b0 e3', 'c4 g0', 'f0 c3', 'a3 c5', 'e0 b3', 'a5 b6', 'd1 a4'],
  ],
  // Black's last move connects both.
  [
    ...['a5 c3', 'b0 d2', 'a6 c4', 'c0 e2', 'h5 g5', 'd0 d3', 'a4 d4', 'b7 b6', 'a3 b2'],
    ...['g0 c4', 'a1 f6', 'e2 b5', 'h1 g2', 'e0 d1', 'h6 e3', 'f0 f3', 'f6 f3'],
  ],
];

/** Each kind of attempt in each direction, as early in a game as possible: the last line is the attempt. */
export const shortExamples: readonly Game[] = [
  // Moves along a row, a column and both diagonals; then captures.
  ...[['a1 c1'], ['a1 a7'], ['a1 c3'], ['h1 f3']],
  ...[['a2 c0'], ['h2 f0'], ['a1 c3', 'c0 c3'], ['a1 c1', 'c0 e2', 'h2 e2']],
  // Off the board on three sides, and names that are not squares.
  ...[['h1 j1'], ['a2 a8'], ['h1 h-5'], ['A1 c1'], ['a1 C1'], ['a10 c1'], ['a1 c10']],
  // From a piece of the opponent, or from an empty square.
  ...[['b0 b2'], ['b1 d1'], ['b0 d2'], ['d0 b2']],
  // Not along a line, too short a way, no way at all.
  ...[['a1 c0'], ['a1 b1'], ['a1 a0'], ['a1 b2'], ['a1 b0'], ['a1 a1']],
  // Over a piece of the opponent.
  ...[
    ['a2 c0', 'b0 h0'],
    ['a1 c1', 'c0 c3'],
    ['a1 c1', 'b0 e3'],
    ['a1 c1', 'd0 a3'],
  ],
  // Onto a piece of the same player.
  ...[
    ['a1 c1', 'c0 a2', 'c1 e1', 'b0 g0'],
    ['a2 c0', 'b0 b2', 'a1 a6'],
    ['h1 f1', 'e0 c2', 'f1 h3'],
    ['a1 c1', 'd0 d2', 'c1 a3'],
  ],
];
