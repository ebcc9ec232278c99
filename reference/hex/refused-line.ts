import type { Random } from 'fast-check';
import { happens, oneOf } from '../dice.ts';
import { type Board, nameOf, places } from './rules.ts';

/** A line that is refused, though it is a character and an integer, as the handout promises. */
export function refusedLine(random: Random, board: Board): string {
  const occupied = places.filter((place) => board[place] !== 'empty');
  const name = nameOf(oneOf(random, places));
  switch (oneOf(random, ['occupied', 'occupied', 'lower-case', 'column', 'row', 'row'] as const)) {
    case 'occupied':
      return occupied.length === 0 ? name.toLowerCase() : nameOf(oneOf(random, occupied));
    case 'lower-case':
      return name.toLowerCase();
    case 'column':
      return `${noColumn(random)}${name.slice(1)}`;
    case 'row':
      return `${name.slice(0, 1)}${noRow(random)}`;
  }
}

/** L to Z, and sometimes the characters before A and after Z. */
function noColumn(random: Random): string {
  return oneOf(random, Array.from(happens(random, 20) ? '@[' : 'LLMNOPQRSTUVWXYZ'));
}

function noRow(random: Random): number {
  return oneOf(random, [11, 11, -1, -1, 99, 12, random.nextInt(12, 2147483647), random.nextInt(-2147483648, -1)]);
}
