export type Colour = 'white' | 'black';

export const letters = ['A', 'B', 'C', 'D'] as const;
export const numbers = ['1', '2', '3', '4'] as const;

/** One of the 16 pegs, as commands spell it. */
export type Peg = `${(typeof letters)[number]}${(typeof numbers)[number]}`;

/** In reading order: A1, A2, ... D4. */
export const pegs: readonly Peg[] = letters.flatMap((letter) => numbers.map((number) => `${letter}${number}` as const));

export function isPeg(text: string): text is Peg {
  return pegs.some((peg) => peg === text);
}

export function isColour(text: string): text is Colour {
  return text === 'white' || text === 'black';
}

export function opponentOf(colour: Colour): Colour {
  return colour === 'white' ? 'black' : 'white';
}
