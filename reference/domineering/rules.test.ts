import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Player,
  gridState,
  hasPlace,
  isGrid,
  isPlaceable,
  opponentOf,
  placesFor,
  positions,
  printGrid,
  putToGrid,
} from './rules.ts';

const symbols = { 0: '.', 1: 'A', 2: 'B' };

/** Any 16 digits, as text and as the number that a program holds, without its leading zeros. */
const digits = fc
  .array(fc.constantFrom('0', '0', '1', '2'), { minLength: 16, maxLength: 16 })
  .map((cells) => ({ text: cells.join(''), grid: BigInt(cells.join('')) }));
const player = fc.constantFrom<Player>(1, 2);
const position = fc.constantFrom(...positions);

describe("the handout's examples", () => {
  test.each([
    [1122110010221000n, 5, 1],
    [1220100102210n, 12, 0],
    [1220100102210n, 2, 0],
  ])('gridState(%s, %i) is %i', (grid, pos, state) => {
    expect(gridState(grid, pos)).toBe(state);
  });

  test.each<[bigint, number, Player, bigint]>([
    [1122110010221000n, 14, 2, 1122110010221220n],
    [122010010221000n, 1, 1, 1122110010221000n],
    [0n, 6, 1, 10001000000n],
    [122010010011221n, 10, 2, 122010012211221n],
  ])('putToGrid(%s, %i, %i) makes it %s', (grid, pos, p, after) => {
    expect(putToGrid(grid, pos, p)).toBe(after);
  });

  test('the middle grid of Figure 1 is printed as in the figure', () => {
    expect(printGrid(1122110010221000n, symbols)).toBe('A A B B\nA A . .\nA . B B\nA . . .\n');
  });
});

describe('gridState', () => {
  test('is the digit of the grid with its leading zeros', () => {
    fc.assert(
      fc.property(digits, position, ({ text, grid }, pos) => {
        expect(String(gridState(grid, pos))).toBe(text[pos - 1]);
      }),
    );
  });

  test('refuses a digit that is not a state', () => {
    expect(() => gridState(3000n, 13)).toThrow('3000 does not encode a grid: its digit at position 13 is 3');
  });
});

describe('isGrid', () => {
  test('distinguishes encodings from other numbers', () => {
    const numbers = [0n, 1n, 2222222222222222n, 10000000000000000n, 3n, -1n];
    expect(numbers.map(isGrid)).toEqual([true, true, true, false, false, false]);
  });
});

describe('printGrid', () => {
  test('the grid can be read back from what is printed', () => {
    fc.assert(
      fc.property(digits, ({ text, grid }) => {
        const printed = printGrid(grid, symbols);
        expect(printed).toMatch(/^(?:[.AB](?: [.AB]){3}\n){4}$/);
        const cells = printed.replace(/\s/g, '').replaceAll('.', '0').replaceAll('A', '1').replaceAll('B', '2');
        expect(cells).toBe(text);
      }),
    );
  });

  test('uses the symbols of the dialect', () => {
    expect(printGrid(12n, { 0: '-', 1: 'X', 2: 'O' })).toBe('- - - -\n- - - -\n- - - -\n- - X O\n');
  });
});

/** Answers the same question by rows and columns of text. */
function fits(text: string, pos: number, p: number): boolean {
  const row = Math.floor((pos - 1) / 4);
  const column = (pos - 1) % 4;
  const cell = (r: number, c: number) => (r < 4 && c < 4 ? text.charAt(r * 4 + c) : 'outside');
  return cell(row, column) === '0' && (p === 1 ? cell(row + 1, column) : cell(row, column + 1)) === '0';
}

describe('isPlaceable', () => {
  test('agrees with rows and columns', () => {
    fc.assert(
      fc.property(digits, position, player, ({ text, grid }, pos, p) => {
        expect(isPlaceable(grid, pos, p)).toBe(fits(text, pos, p));
      }),
      { numRuns: 500 },
    );
  });

  test('is false at any position outside the grid', () => {
    const outside = fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 17 }));
    fc.assert(fc.property(digits, outside, player, ({ grid }, pos, p) => !isPlaceable(grid, pos, p)));
  });

  test('is false for anyone but Players 1 and 2', () => {
    const noPlayer = fc.oneof(fc.integer({ max: 0 }), fc.integer({ min: 3 }));
    fc.assert(fc.property(position, noPlayer, (pos, p) => !isPlaceable(0n, pos, p)));
  });

  test('the empty grid closes only the bottom row to Player 1 and only the rightmost column to Player 2', () => {
    expect(placesFor(0n, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(placesFor(0n, 2)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
  });
});

describe('putToGrid', () => {
  const move = fc.tuple(digits, position, player).filter(([{ grid }, pos, p]) => isPlaceable(grid, pos, p));

  test('changes two neighbouring digits from 0 to the player, and no other', () => {
    fc.assert(
      fc.property(move, ([{ text, grid }, pos, p]) => {
        const after = String(putToGrid(grid, pos, p)).padStart(16, '0');
        const changed = positions.filter((cell) => after[cell - 1] !== text[cell - 1]);
        expect(changed).toEqual([pos, p === 1 ? pos + 4 : pos + 1]);
        expect(changed.map((cell) => after[cell - 1])).toEqual([String(p), String(p)]);
      }),
    );
  });

  test('closes the position to both players', () => {
    fc.assert(
      fc.property(move, ([{ grid }, pos, p]) => {
        const after = putToGrid(grid, pos, p);
        expect([isPlaceable(after, pos, 1), isPlaceable(after, pos, 2)]).toEqual([false, false]);
      }),
    );
  });
});

describe('hasPlace', () => {
  test('is true exactly while there is a place', () => {
    fc.assert(fc.property(digits, player, ({ grid }, p) => hasPlace(grid, p) === placesFor(grid, p).length > 0));
  });

  test('one player may have no place while the other has one', () => {
    const columns = 1010101010101010n;
    expect([hasPlace(columns, 1), hasPlace(columns, 2)]).toEqual([true, false]);
  });
});

test('players alternate', () => {
  expect([opponentOf(1), opponentOf(2)]).toEqual([2, 1]);
});
