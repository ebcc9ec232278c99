export type Player = 'o' | 'x';
export type Cell = 'empty' | Player;

/** The number of rows, and of columns. */
export const size = 11;

/** Places count the cells row by row: A0 is 0, B0 is 1, K10 is 120. */
export const places: readonly number[] = Array.from({ length: size * size }, (_, place) => place);

/** One cell for every place. */
export type Board = readonly Cell[];

export const emptyBoard: Board = places.map(() => 'empty');

const letters = Array.from('ABCDEFGHIJK');

/** The place at `F` and `3`; undefined if the board has no such column or row. */
export function placeAt(letter: string, row: number): number | undefined {
  const column = letters.indexOf(letter);
  return column === -1 || row < 0 || row >= size ? undefined : row * size + column;
}

/** `F3` */
export function nameOf(place: number): string {
  return `${letters[columnOf(place)]}${rowOf(place)}`;
}

export function columnOf(place: number): number {
  return place % size;
}

export function rowOf(place: number): number {
  return Math.floor(place / size);
}

/** Columns and rows from a cell to its neighbours. As the board leans to the right, only six of the eight cells are. */
const steps = [
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
] as const;

const neighbours: readonly (readonly number[])[] = places.map((place) =>
  steps.flatMap(([right, down]) => placeAt(letters[columnOf(place) + right] ?? '', rowOf(place) + down) ?? []),
);

export function neighboursOf(place: number): readonly number[] {
  return neighbours[place] ?? [];
}

export interface Borders {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The two borders that each player joins: O left and right, X top and bottom. */
export const borders: Readonly<Record<Player, Borders>> = {
  o: {
    from: places.filter((place) => columnOf(place) === 0),
    to: places.filter((place) => columnOf(place) === size - 1),
  },
  x: { from: places.filter((place) => rowOf(place) === 0), to: places.filter((place) => rowOf(place) === size - 1) },
};

/** Whether a chain of the player's pieces joins the player's borders. */
export function hasChain(board: Board, player: Player): boolean {
  const { from, to } = borders[player];
  const reached = new Set(from.filter((place) => board[place] === player));
  // Iterating over a Set also visits items that are added meanwhile.
  for (const place of reached) {
    for (const neighbour of neighboursOf(place)) if (board[neighbour] === player) reached.add(neighbour);
  }
  return to.some((place) => reached.has(place));
}

export function opponentOf(player: Player): Player {
  return player === 'o' ? 'x' : 'o';
}
