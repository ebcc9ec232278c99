import type { Square } from './board.ts';

/** The square of a name: two characters, a to h and 0 to 7. */
export function squareNamed(name: string): Square | undefined {
  if (!/^[a-h][0-7]$/.test(name)) return undefined;
  return { row: name.charCodeAt(1) - '0'.charCodeAt(0), column: name.charCodeAt(0) - 'a'.charCodeAt(0) };
}

/** The two characters that count on from `a` and from `0`, also for squares off the board, where nobody accepts them. */
export function nameOf({ row, column }: Square): string {
  return String.fromCharCode('a'.charCodeAt(0) + column, '0'.charCodeAt(0) + row);
}
