export type Player = 1 | 2;

/** What the program prints after the last two rows of a grid. */
export type ScoreText = (player: Player, points: number) => string;

export const emptyGrid = 0n;

export const positions = Array.from({ length: 12 }, (_, index) => index + 1);

/** From left to right, the upper row first. */
type Triangle = 1 | 2 | 3 | 4 | 5 | 6;
const triangles: readonly Triangle[] = [1, 2, 3, 4, 5, 6];

/** The positions of the three lines around each triangle. */
const sides: Readonly<Record<Triangle, readonly number[]>> = {
  1: [2, 3, 6],
  2: [1, 3, 4],
  3: [4, 5, 7],
  4: [6, 8, 9],
  5: [9, 10, 12],
  6: [7, 10, 11],
};

/** Whether a number is the encoding of a grid: only the completed triangles have owners, and all of them have one. */
export function isGrid(grid: bigint): boolean {
  if (!/^[01]{12}[012]{6}$/.test(digits(grid))) return false;
  return triangles.every((triangle) => isCompleted(grid, triangle) === (ownerOf(grid, triangle) !== '0'));
}

/** The grid with these lines; the owners get the triangles that the lines complete. */
export function gridOf(lines: readonly number[], owners: readonly Player[]): bigint {
  return triangles
    .filter((triangle) => sides[triangle].every((pos) => lines.includes(pos)))
    .map((triangle) => BigInt(owners[triangle - 1] ?? 0) * digitValue(12 + triangle))
    .concat(lines.map(digitValue))
    .reduce((grid, digit) => grid + digit, emptyGrid);
}

/** For positions 1 to 12. */
export function isFilled(grid: bigint, pos: number): boolean {
  return digits(grid)[pos - 1] === '1';
}

/** The new grid. There must be no line at the position, as the handout promises. */
export function updateGrid(grid: bigint, pos: number, p: Player): bigint {
  const filled = grid + digitValue(pos);
  return triangles
    .filter((triangle) => sides[triangle].includes(pos) && isCompleted(filled, triangle))
    .reduce((updated, triangle) => updated + BigInt(p) * digitValue(12 + triangle), filled);
}

export function playerScore(grid: bigint, p: Player): number {
  return triangles.filter((triangle) => ownerOf(grid, triangle) === String(p)).length;
}

/** Five rows, the last two with the scores. Absent lines and owners are spaces, even at the ends of rows. */
export function printGrid(grid: bigint, score: ScoreText): string {
  const line = (pos: number, shape: string) => (isFilled(grid, pos) ? shape : ' '.repeat(shape.length));
  const inside = (triangle: Triangle) => ownerOf(grid, triangle).replace('0', ' ');
  const rows = [
    `  o${line(1, '---')}o`,
    ` ${line(2, '/')}${inside(1)}${line(3, '\\')}${inside(2)}${line(4, '/')}${inside(3)}${line(5, '\\')}`,
    `o${line(6, '---')}o${line(7, '---')}o`,
    ` ${line(8, '\\')}${inside(4)}${line(9, '/')}${inside(5)}${line(10, '\\')}${inside(6)}${line(11, '/')}     ` +
      score(1, playerScore(grid, 1)),
    `  o${line(12, '---')}o      ${score(2, playerScore(grid, 2))}`,
  ];
  return rows.map((row) => `${row}\n`).join('');
}

/** Whether a player may add a line at this position, which may be any integer. */
export function isFree(grid: bigint, pos: number): boolean {
  return positions.includes(pos) && !isFilled(grid, pos);
}

export function freePositions(grid: bigint): number[] {
  return positions.filter((pos) => !isFilled(grid, pos));
}

export function filledPositions(grid: bigint): number[] {
  return positions.filter((pos) => isFilled(grid, pos));
}

export function isFull(grid: bigint): boolean {
  return positions.every((pos) => isFilled(grid, pos));
}

function isCompleted(grid: bigint, triangle: Triangle): boolean {
  return sides[triangle].every((pos) => isFilled(grid, pos));
}

/** The digit of the owner; '0' if there is no owner. */
function ownerOf(grid: bigint, triangle: Triangle): string {
  return digits(grid).charAt(11 + triangle);
}

/** All 18 digits: a number does not show its leading zeros. */
function digits(grid: bigint): string {
  return String(grid).padStart(18, '0');
}

/** The value of a 1 at this digit of the grid; digits count from 1 on the left. */
function digitValue(digit: number): bigint {
  return 10n ** BigInt(18 - digit);
}
