/** `a10` for `a0`, which is off the board in any reading; some programs would take `a00` for row 0. */
export function tenRowsBelow(name: string): string {
  return `${name.slice(0, 1)}1${name.slice(1)}`;
}
