/** `a10` for `a0`: off the board, however its integer is read. A digit behind it would make `a00`, which is row 0 to some. */
export function tenRowsBelow(name: string): string {
  return `${name.slice(0, 1)}1${name.slice(1)}`;
}
