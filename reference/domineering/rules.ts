export type Player = 1 | 2;

/** A cell's state as the grid encodes it: empty, or the player whose domino covers it. */
export type Cell = 0 | Player;

export type CellSymbols = Readonly<Record<Cell, string>>;

export const positions = Array.from({ length: 16 }, (_, index) => index + 1);

/** Whether a number is the encoding of a grid: up to 16 digits 0, 1 or 2. */
export function isGrid(grid: bigint): boolean {
  return /^[012]{1,16}$/.test(String(grid));
}

export function gridState(grid: bigint, pos: number): Cell {
  const digit = (grid / placeValue(pos)) % 10n;
  switch (digit) {
    case 0n:
      return 0;
    case 1n:
      return 1;
    case 2n:
      return 2;
    default:
      throw new RangeError(`${grid} does not encode a grid: its digit at position ${pos} is ${digit}`);
  }
}

export function printGrid(grid: bigint, symbols: CellSymbols): string {
  const cells = positions.map((pos) => symbols[gridState(grid, pos)]);
  return [0, 4, 8, 12].map((start) => `${cells.slice(start, start + 4).join(' ')}\n`).join('');
}

export function isPlaceable(grid: bigint, pos: number, p: number): boolean {
  if (pos < 1 || pos > 16) return false;
  if (p !== 1 && p !== 2) return false;
  const isOnFarEdge = p === 1 ? pos > 12 : pos % 4 === 0;
  return !isOnFarEdge && gridState(grid, pos) === 0 && gridState(grid, secondCell(pos, p)) === 0;
}

/** The new grid. Both cells must be empty, as the handout promises. */
export function putToGrid(grid: bigint, pos: number, p: Player): bigint {
  return grid + BigInt(p) * (placeValue(pos) + placeValue(secondCell(pos, p)));
}

export function placesFor(grid: bigint, player: Player): number[] {
  return positions.filter((pos) => isPlaceable(grid, pos, player));
}

/** A player who has to move and has no place left has lost. */
export function hasPlace(grid: bigint, player: Player): boolean {
  return positions.some((pos) => isPlaceable(grid, pos, player));
}

export function opponentOf(player: Player): Player {
  return player === 1 ? 2 : 1;
}

/** Player 1 lays dominoes downwards, Player 2 to the right. */
function secondCell(pos: number, p: Player): number {
  return p === 1 ? pos + 4 : pos + 1;
}

/** The value of a 1 at each position: position 1 is the first of 16 decimal digits. */
const placeValues: ReadonlyMap<number, bigint> = new Map(positions.map((pos) => [pos, 10n ** BigInt(16 - pos)]));

function placeValue(pos: number): bigint {
  const value = placeValues.get(pos);
  if (value === undefined) throw new RangeError(`${pos} is not a position`);
  return value;
}
