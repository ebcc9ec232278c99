import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Player,
  emptyGrid,
  filledPositions,
  freePositions,
  gridOf,
  isFilled,
  isFree,
  isFull,
  isGrid,
  playerScore,
  positions,
  printGrid,
  updateGrid,
} from './rules.ts';

const score = (player: Player, points: number) => `Player ${player} score: ${points}`;
const anyPlayer = fc.constantFrom<Player>(1, 2);

/** Lines in a random order, each with the player who adds it. */
const anyLines = fc
  .tuple(
    fc.shuffledSubarray(positions, { minLength: 0 }),
    fc.array(anyPlayer, { minLength: positions.length, maxLength: positions.length }),
  )
  .map(([order, players]) => order.map((pos, index) => ({ pos, p: players[index] ?? 1 })));
type Lines = readonly { readonly pos: number; readonly p: Player }[];

function afterLines(lines: Lines): bigint {
  return lines.reduce((grid, { pos, p }) => updateGrid(grid, pos, p), emptyGrid);
}
const anyGrid = anyLines.map(afterLines);

/** The dots from the top left to the bottom right, and the two that each line joins. */
const joined = ['', 'AB', 'CA', 'AD', 'DB', 'BE', 'CD', 'DE', 'CF', 'FD', 'DG', 'GE', 'FG'];
const corners = ['CAD', 'ADB', 'DBE', 'CFD', 'FDG', 'DGE'];

/** The lines between three dots that are all neighbours. */
function around(dots: string): number[] {
  return positions.filter((pos) => [...(joined[pos] ?? '')].every((dot) => dots.includes(dot)));
}

describe("the handout's examples", () => {
  test.each([
    [3, true],
    [9, true],
    [7, false],
    [11, false],
  ])('isFilled(111001011101100220, %i) is %s', (pos, filled) => {
    expect(isFilled(111001011101100220n, pos)).toBe(filled);
  });

  test.each<[bigint, number, Player, bigint]>([
    [100000001001000000n, 10, 2, 100000001101000020n],
    [101010100000000000n, 4, 1, 101110100000011000n],
  ])('updateGrid(%s, %i, %i) makes it %s', (grid, pos, p, after) => {
    expect(updateGrid(grid, pos, p)).toBe(after);
  });

  test('Player 1 owns three of the triangles 202111, and Player 2 two', () => {
    expect([playerScore(11111111111202111n, 1), playerScore(11111111111202111n, 2)]).toEqual([3, 2]);
  });

  test.each([
    [
      110001011101000220n,
      '  o---o| /      |o---o   o| \\2/2\\       Player 1 score: 0|  o---o      Player 2 score: 2|',
    ],
    [100000001101000020n, '  o---o|        |o   o   o|   /2\\       Player 1 score: 0|  o---o      Player 2 score: 1|'],
    [
      111001011101100220n,
      '  o---o| /1\\    |o---o   o| \\2/2\\       Player 1 score: 1|  o---o      Player 2 score: 2|',
    ],
    [111111101001220n, '  o   o|     /1\\|o---o---o| \\2/2\\       Player 1 score: 1|  o---o      Player 2 score: 2|'],
  ])('printGrid(%s)', (grid, rows) => {
    expect(printGrid(grid, score)).toBe(rows.replaceAll('|', '\n'));
  });
});

describe('printGrid', () => {
  test.each([
    [0n, '  o   o|        |o   o   o|             Player 1 score: 0|  o   o      Player 2 score: 0|'],
    [
      111111111111121212n,
      '  o---o| /1\\2/1\\|o---o---o| \\2/1\\2/     Player 1 score: 3|  o---o      Player 2 score: 3|',
    ],
  ])('of %s, the emptiest and a full grid', (grid, rows) => {
    expect(printGrid(grid, score)).toBe(rows.replaceAll('|', '\n'));
  });

  test('the grid can be read back from what is printed, in its five rows of equal widths', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const rows = printGrid(grid, (player, points) => `<${player}:${points}>`).split('\n');
        expect(rows.map((row) => row.length)).toEqual([7, 8, 9, 18, 18, 0]);
        const at = (row: number, column: number) => (rows[row]?.charAt(column) ?? '').replace(' ', '0');
        const places = [
          [0, 4],
          ...[1, 3, 5, 7].map((column) => [1, column]),
          ...[2, 6].map((column) => [2, column]),
          ...[1, 3, 5, 7].map((column) => [3, column]),
          [4, 4],
        ];
        const shown = places.map(([row = 0, column = 0]) => at(row, column).replace(/[^0]/, '1'));
        const owners = [1, 3].flatMap((row) => [2, 4, 6].map((column) => at(row, column)));
        expect(BigInt([...shown, ...owners].join(''))).toBe(grid);
        expect(rows.slice(3).map((row) => row.slice(13))).toEqual([
          `<1:${playerScore(grid, 1)}>`,
          `<2:${playerScore(grid, 2)}>`,
          '',
        ]);
      }),
    );
  });

  test('every line has its own shape', () => {
    const shapes = positions.map((pos) => printGrid(gridOf([pos], []), () => '').replace(/[o\s]/g, ''));
    expect(shapes.join(' ')).toBe('--- / \\ / \\ --- --- \\ / \\ / ---');
  });
});

describe('updateGrid', () => {
  test('six triangles of neighbouring dots have three lines each', () => {
    expect(corners.map(around)).toEqual([
      [2, 3, 6],
      [1, 3, 4],
      [4, 5, 7],
      [6, 8, 9],
      [9, 10, 12],
      [7, 10, 11],
    ]);
  });

  test('the player who adds the last line of a triangle owns it', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const owners = corners.map(around).map((sides) => {
          const own = lines.filter(({ pos }) => sides.includes(pos));
          return own.length === 3 ? (own[2]?.p ?? 0) : 0;
        });
        const filled = positions.map((position) => (lines.some(({ pos }) => pos === position) ? 1 : 0));
        expect(afterLines(lines)).toBe(BigInt([...filled, ...owners].join('')));
      }),
      { numRuns: 500 },
    );
  });

  test('adding lines one by one gives the same grid as all lines and owners at once', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const grid = afterLines(lines);
        const owners = [...String(grid).padStart(18, '0').slice(12)].map((owner) => (owner === '2' ? 2 : 1));
        expect(gridOf(filledPositions(grid), owners)).toBe(grid);
      }),
    );
  });

  test('two lines of one player may be added in either order', () => {
    fc.assert(
      fc.property(anyLines, anyPlayer, (lines, p) => {
        const own = lines.map(({ pos }) => ({ pos, p }));
        expect(afterLines(own)).toBe(afterLines(own.toReversed()));
      }),
    );
  });

  test('two lines of two players may be added in either order unless both are sides of one triangle', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const [last, beforeLast, ...others] = lines.toReversed();
        fc.pre(last !== undefined && beforeLast !== undefined);
        const meet = corners.some((dots) => [last, beforeLast].every(({ pos }) => around(dots).includes(pos)));
        fc.pre(!meet);
        expect(afterLines([...others, last, beforeLast])).toBe(afterLines([...others, beforeLast, last]));
      }),
    );
  });

  test('lines and the owners of triangles stay', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const before = String(afterLines(lines.slice(0, -1))).padStart(18, '0');
        const after = String(afterLines(lines)).padStart(18, '0');
        expect([...before].filter((digit, index) => digit !== '0' && digit !== after[index])).toEqual([]);
      }),
    );
  });
});

describe('the lines of a grid', () => {
  test('are its first twelve digits, with the leading zeros', () => {
    fc.assert(
      fc.property(anyGrid, (grid) => {
        const digits = String(grid).padStart(18, '0');
        expect(positions.map((pos) => (isFilled(grid, pos) ? '1' : '0')).join('')).toBe(digits.slice(0, 12));
      }),
    );
  });

  test('are those that were added, in order, and the others are free', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const put = lines.map(({ pos }) => pos);
        const grid = afterLines(lines);
        expect(filledPositions(grid)).toEqual(put.toSorted((one, other) => one - other));
        expect(freePositions(grid)).toEqual(positions.filter((pos) => !put.includes(pos)));
        expect(positions.filter((pos) => isFree(grid, pos))).toEqual(freePositions(grid));
        expect(isFull(grid)).toBe(lines.length === 12);
      }),
    );
  });

  test('no position outside 1 to 12 is free', () => {
    const outside = fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 13 }));
    fc.assert(fc.property(anyGrid, outside, (grid, pos) => !isFree(grid, pos)));
  });
});

describe('playerScore', () => {
  test('both scores together are the number of completed triangles', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const grid = afterLines(lines);
        const completed = corners.filter((dots) => around(dots).every((pos) => isFilled(grid, pos)));
        expect(playerScore(grid, 1) + playerScore(grid, 2)).toBe(completed.length);
      }),
    );
  });

  test('lines score no points for either player', () => {
    expect([playerScore(110110110110000000n, 1), playerScore(110110110110000000n, 2)]).toEqual([0, 0]);
  });
});

describe('isGrid', () => {
  test('every grid of a game is a grid', () => {
    fc.assert(fc.property(anyGrid, isGrid));
  });

  test.each([
    ['a triangle without an owner', 11001000000000000n],
    ['an owner without a triangle', 11000000000100000n],
    ['a third player', 11001000000300000n],
    ['a line that is 2', 200000000000000000n],
    ['a nineteenth digit', 1000000000000000000n],
    ['a negative number', -1n],
  ])('%s is not a grid', (_, grid) => {
    expect(isGrid(grid)).toBe(false);
  });
});
