import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, type Player, borders, hasChain, nameOf, neighboursOf, placeAt, places } from './rules.ts';
import { cheapestWay, hexSteps, kingSteps } from './ways.ts';

const names = (way: readonly number[] | undefined) => way?.map(nameOf).join(' ');

/** Only these cells are open, at these costs. */
function costsOf(open: Readonly<Record<string, number>>): number[] {
  const costs = places.map(() => Infinity);
  for (const [name, cost] of Object.entries(open)) costs[placeAt(name.slice(0, 1), Number(name.slice(1))) ?? -1] = cost;
  return costs;
}

test('with the steps of a king, a cell has eight neighbours, two more than by the rules', () => {
  const f3 = placeAt('F', 3) ?? -1;
  expect(names(kingSteps(f3))).toBe('E2 F2 G2 E3 G3 E4 F4 G4');
  expect(names(kingSteps(f3).filter((place) => !neighboursOf(f3).includes(place)))).toBe('E2 G4');
  expect(names(kingSteps(0))).toBe('B0 A1 B1');
});

describe('cheapestWay', () => {
  test('is the one with the lowest cost, even if it is longer', () => {
    const row = { A4: 1, B4: 1, C4: 1, D4: 9, E4: 1, F4: 1, G4: 1, H4: 1, I4: 1, J4: 1, K4: 1 };
    expect(names(cheapestWay(borders.o, costsOf(row), hexSteps))).toBe('A4 B4 C4 D4 E4 F4 G4 H4 I4 J4 K4');
    const detour = { ...row, C5: 1, D5: 2 };
    expect(names(cheapestWay(borders.o, costsOf(detour), hexSteps))).toBe('A4 B4 C4 C5 D5 E4 F4 G4 H4 I4 J4 K4');
  });

  test('is undefined if all ways are closed', () => {
    const open = { F0: 1, F1: 1, F2: 1, F3: 1, G4: 1, G5: 1, G6: 1, G7: 1, G8: 1, G9: 1, G10: 1 };
    expect(cheapestWay(borders.x, costsOf(open), hexSteps)).toBeUndefined();
    expect(names(cheapestWay(borders.x, costsOf(open), kingSteps))).toBe(Object.keys(open).join(' '));
  });

  test('leads through the pieces of a player exactly if there is a chain', () => {
    const anyBoard = fc.array(fc.constantFrom<Cell>('o', 'x', 'o', 'x', 'empty'), { minLength: 121, maxLength: 121 });
    fc.assert(
      fc.property(anyBoard, fc.constantFrom<Player>('o', 'x'), (board, player) => {
        const costs = board.map((cell) => (cell === player ? 1 : Infinity));
        const way = cheapestWay(borders[player], costs, hexSteps);
        expect(way !== undefined).toBe(hasChain(board, player));
        const joined = (way ?? []).every(
          (place, index) => index === 0 || neighboursOf(way?.[index - 1] ?? -1).includes(place),
        );
        expect([joined, (way ?? []).every((place) => board[place] === player)]).toEqual([true, true]);
      }),
      { numRuns: 200 },
    );
  });
});
