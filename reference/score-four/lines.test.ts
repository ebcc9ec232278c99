import { expect, test } from 'vitest';
import { type Cell, type Line, lines, linesThrough } from './lines.ts';
import { type Peg, letters, numbers, pegs } from './pegs.ts';
import { symmetries } from './symmetries.fixture.ts';

const cells = pegs.flatMap((peg) => [0, 1, 2, 3].map((level) => ({ peg, level })));

function pointOf({ peg, level }: Cell): readonly number[] {
  return [letters.findIndex((letter) => peg.startsWith(letter)), numbers.findIndex((n) => peg.endsWith(n)), level];
}

function keyOf(line: Line): string {
  return line
    .map(({ peg, level }) => `${peg}/${level}`)
    .toSorted()
    .join(' ');
}

test('there are 76 different lines, as the handout says', () => {
  expect(lines.length).toBe(76);
  expect(new Set(lines.map(keyOf)).size).toBe(76);
});

test('a line has four cells at equal steps', () => {
  const unequal = lines.filter((line) => {
    const points = line.map(pointOf);
    const steps = points.slice(1).map((point, index) => point.map((n, axis) => n - (points[index]?.[axis] ?? 9)));
    const isStep = new Set(steps.map(String)).size === 1 && steps[0]?.every((n) => Math.abs(n) <= 1);
    return points.length !== 4 || !isStep || String(steps[0]) === '0,0,0';
  });
  expect(unequal).toEqual([]);
});

test('a search in another way finds the same lines', () => {
  const points = cells.map(pointOf);
  let found = 0;
  for (const a of points) {
    for (const b of points) {
      const step = a.map((n, axis) => (b[axis] ?? 9) - n);
      const isInside = [2, 3].every((times) =>
        a.every((n, axis) => [0, 1, 2, 3].includes(n + times * (step[axis] ?? 9))),
      );
      if (isInside && step.some((n) => n !== 0)) found += 1;
    }
  }
  // The search finds each line from both of its ends.
  expect(found).toBe(2 * 76);
});

test('the corners and the inner cells lie on seven lines, all others on four', () => {
  const counts = cells.map((cell) => linesThrough(cell).length);
  expect([4, 7].map((count) => counts.filter((is) => is === count).length)).toEqual([48, 16]);
  expect(linesThrough({ peg: 'A1', level: 0 }).length).toBe(7);
  expect(linesThrough({ peg: 'B2', level: 1 }).length).toBe(7);
  expect(linesThrough({ peg: 'A1', level: 1 }).length).toBe(4);
});

test('each level has ten lines, and of the other 36 lines 16 are vertical', () => {
  const levels = lines.map((line) => line.map(({ level }) => level).join(''));
  const count = (...of: string[]) => levels.filter((is) => of.includes(is)).length;
  expect(['0000', '1111', '2222', '3333'].map((level) => count(level))).toEqual([10, 10, 10, 10]);
  expect(lines.filter((line) => new Set(line.map(({ peg }) => peg)).size === 1).length).toBe(16);
  expect(count('0123', '3210')).toBe(76 - 40);
});

test.each(symmetries)('turning and mirroring the board (%s) does not change the set of lines', (_, turned) => {
  const turn = ({ peg, level }: Cell): Cell => ({ peg: turned(peg), level });
  expect(lines.map((line) => keyOf(line.map(turn))).toSorted()).toEqual(lines.map(keyOf).toSorted());
});

test.each<[string, readonly [Peg, number][]]>([
  [
    'the diagonal of the cube',
    [
      ['A1', 0],
      ['B2', 1],
      ['C3', 2],
      ['D4', 3],
    ],
  ],
  [
    'its other diagonal',
    [
      ['A4', 3],
      ['B3', 2],
      ['C2', 1],
      ['D1', 0],
    ],
  ],
  [
    'a stair in one column',
    [
      ['C1', 0],
      ['C2', 1],
      ['C3', 2],
      ['C4', 3],
    ],
  ],
  [
    'a peg',
    [
      ['D4', 0],
      ['D4', 1],
      ['D4', 2],
      ['D4', 3],
    ],
  ],
])('%s is a line', (_, line) => {
  const wanted = keyOf(line.map(([peg, level]) => ({ peg, level })));
  expect(lines.map(keyOf).filter((key) => key === wanted)).toEqual([wanted]);
});
