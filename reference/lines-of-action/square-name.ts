import type { Square } from './board.ts';

/** The square of a name: two characters, a to h and 0 to 7. */
export function squareNamed(name: string): Square | undefined {
  if (!/^[a-h][0-7]$/.test(name)) return undefined;
  return { row: name.charCodeAt(1) - '0'.charCodeAt(0), column: name.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** The characters count on from `a` and `0`. A square off the board gets a name, too, which programs must refuse. */
export function nameOf({ row, column }: Square): string {
  return String.fromCharCode('a'.charCodeAt(0) + column, '0'.charCodeAt(0) + row);
}
