import { type Peg, isPeg } from './pegs.ts';

/** White and Black in turn, 64 beads and no line. The draw is clear before the last five of them. */
export const drawnGame: readonly Peg[] = [
  'A1 A1 D4 C3 D4 D2 B1 C2 D1 C1 C4 D2 B1 A4 A2 D2 D2 D1 A4 D4 C1 B2 B1 B1 C3 A2 B3 A3 D3 A3 A2 A2',
  'D3 B2 C2 C4 D3 D3 C3 B2 B2 A3 A3 D1 C1 D1 B4 C4 A4 C2 B3 B3 B3 B4 D4 C2 A1 A1 C1 A4 C4 C3 B4 B4',
]
  .join(' ')
  .split(' ')
  .filter(isPeg);
