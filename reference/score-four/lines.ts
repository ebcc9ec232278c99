import { type Peg, letters, numbers } from './pegs.ts';

/** A place for one bead. Level 0 is the bottom of the peg. */
export interface Cell {
  readonly peg: Peg;
  readonly level: number;
}

export type Line = readonly Cell[];

const indices = [0, 1, 2, 3];
const steps = [-1, 0, 1];

/** One of each pair of opposite directions; otherwise every line would be found from both of its ends. */
const directions = steps
  .flatMap((x) => steps.flatMap((y) => steps.map((z) => ({ x, y, z }))))
  .filter(({ x, y, z }) => (x || y || z) > 0);

/** Every straight line of four cells in the cube. */
export const lines: readonly Line[] = indices.flatMap((x) =>
  indices.flatMap((y) => indices.flatMap((z) => directions.flatMap((direction) => lineFrom({ x, y, z }, direction)))),
);

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The line that starts here; empty if it would leave the cube. */
function lineFrom(start: Point, direction: Point): Line[] {
  const cells = indices.flatMap((step) =>
    cellAt({
      x: start.x + step * direction.x,
      y: start.y + step * direction.y,
      z: start.z + step * direction.z,
    }),
  );
  return cells.length === 4 ? [cells] : [];
}

function cellAt({ x, y, z }: Point): Cell[] {
  const letter = letters[x];
  const number = numbers[y];
  return letter === undefined || number === undefined || z < 0 || z > 3
    ? []
    : [{ peg: `${letter}${number}`, level: z }];
}

const linesOfCells = new Map<string, readonly Line[]>();
for (const line of lines) {
  for (const cell of line) linesOfCells.set(keyOf(cell), [...linesThrough(cell), line]);
}

export function linesThrough(cell: Cell): readonly Line[] {
  return linesOfCells.get(keyOf(cell)) ?? [];
}

function keyOf({ peg, level }: Cell): string {
  return `${peg}/${level}`;
}
