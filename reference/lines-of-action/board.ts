export type Player = 'B' | 'W';
export type Cell = Player | '.';
/** Eight rows of eight cells, row 0 at the top. */
export type Board = readonly (readonly Cell[])[];

export interface Square {
  readonly row: number;
  readonly column: number;
}

const indices = [0, 1, 2, 3, 4, 5, 6, 7];
export const squares: readonly Square[] = indices.flatMap((row) => indices.map((column) => ({ row, column })));

/** White on the top and the bottom row, Black on the left and the right column, and empty corners. */
export const startBoard: Board = indices.map((row) =>
  indices.map((column) => {
    const isTopOrBottom = row === 0 || row === 7;
    const isLeftOrRight = column === 0 || column === 7;
    if (isTopOrBottom === isLeftOrRight) return '.';
    return isTopOrBottom ? 'W' : 'B';
  }),
);

export function opponentOf(player: Player): Player {
  return player === 'B' ? 'W' : 'B';
}

export function isOnBoard({ row, column }: Square): boolean {
  return row >= 0 && row < 8 && column >= 0 && column < 8;
}

/** Undefined for a square off the board, so that callers can look at all neighbours even at the edge. */
export function cellAt(board: Board, { row, column }: Square): Cell | undefined {
  return board[row]?.[column];
}

export function withCell(board: Board, { row, column }: Square, cell: Cell): Board {
  return board.map((cells, index) => (index === row ? cells.with(column, cell) : cells));
}

export function piecesOf(board: Board, player: Player): Square[] {
  return squares.filter((square) => cellAt(board, square) === player);
}

/** As a string of eight lines, `.` for an empty cell. */
export function boardText(board: Board): string {
  return board.map((cells) => cells.join('')).join('\n');
}

export function boardFrom(text: string): Board | undefined {
  if (!/^[.BW]{8}(?:\n[.BW]{8}){7}$/.test(text)) return undefined;
  return text.split('\n').map((line) => Array.from(line, cellFrom));
}

function cellFrom(character: string): Cell {
  return character === 'B' || character === 'W' ? character : '.';
}
