import type { InputFile } from '../attempt.ts';
import type { Dice } from '../dice.ts';

/** A piece of C++ that fits between functions, and the headers that it needs. */
export interface Piece {
  readonly text: string;
  readonly files?: readonly InputFile[];
}

export type Recipe = (dice: Dice) => string | Piece;
export type Recipes = Readonly<Record<string, Recipe>>;

/** `count` pieces, each made from its number. */
export function many(count: number, piece: (index: number) => string, between = '\n'): string {
  return Array.from({ length: count }, (_, index) => piece(index)).join(between);
}
