import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '../../harness/model/assignment/value.ts';
import { callArguments } from './generate-arguments.ts';
import { filledPositions, isFree, isGrid, playerScore, positions, updateGrid } from './rules.ts';

function argumentsOf(name: string) {
  return callArguments[name] ?? expect.fail(`there are no arguments for ${name}`);
}

function sample(name: string) {
  return fc.sample(argumentsOf(name), { numRuns: 1000, seed: 20200401 });
}

/** How often each player is the last argument. */
function playersOf(calls: readonly (readonly Value[])[]) {
  return [1n, 2n].map((player) => calls.filter((args) => args.at(-1) === player).length);
}

describe('arguments', () => {
  test.each(Object.keys(callArguments))('%s always gets the encoding of a grid', (name) => {
    expect(sample(name).filter(([grid]) => typeof grid !== 'bigint' || !isGrid(grid))).toEqual([]);
  });

  test('isFilled gets every position and no other, and both answers are common', () => {
    const asked = sample('isFilled').map(([grid, pos]) => ({ grid: BigInt(grid ?? 0), pos: Number(pos) }));
    expect([...new Set(asked.map(({ pos }) => pos))].toSorted((one, other) => one - other)).toEqual(positions);
    const filled = asked.filter(({ grid, pos }) => !isFree(grid, pos)).length;
    expect(filled).toBeGreaterThan(300);
    expect(filled).toBeLessThan(700);
  });

  test('printGrid gets grids of every number of lines from none to twelve', () => {
    const grids = sample('printGrid').map(([grid]) => BigInt(grid ?? 0));
    const rarest = [0, ...positions].map(
      (lines) => grids.filter((grid) => filledPositions(grid).length === lines).length,
    );
    expect(Math.min(...rarest)).toBeGreaterThan(30);
    expect(new Set(grids).size).toBeGreaterThan(600);
  });

  test('playerScore gets both players, and every score from 0 to 5 occurs', () => {
    expect(Math.min(...playersOf(sample('playerScore')))).toBeGreaterThan(300);
    const scores = sample('playerScore').map(([grid, p]) => playerScore(BigInt(grid ?? 0), p === 1n ? 1 : 2));
    expect([0, 1, 2, 3, 4, 5].filter((score) => !scores.includes(score))).toEqual([]);
  });

  test('updateGrid gets lines of both players that complete nothing, one triangle, or two', () => {
    const lines = sample('updateGrid');
    expect(Math.min(...playersOf(lines))).toBeGreaterThan(300);
    const completed = lines.map(([grid, pos, p]) => {
      const [before, player] = [BigInt(grid ?? 0), p === 1n ? 1 : 2] as const;
      return playerScore(updateGrid(before, Number(pos), player), player) - playerScore(before, player);
    });
    const common = [0, 1, 2].map((count) => completed.filter((number) => number === count).length);
    expect(common.map((number) => number > 50)).toEqual([true, true, true]);
  });

  test('updateGrid gets only positions without a line, even after the arguments are shrunk', () => {
    const tried: (readonly Value[])[] = [];
    const isInTheUpperHalf = (args: readonly Value[]) => {
      tried.push(args);
      return Number(args[1]) <= 5;
    };
    for (const seed of [1, 2, 3, 4, 5]) fc.check(fc.property(argumentsOf('updateGrid'), isInTheUpperHalf), { seed });
    expect(tried.length).toBeGreaterThan(20);
    expect(
      [...tried, ...sample('updateGrid')].filter(([grid, pos]) => !isFree(BigInt(grid ?? 0), Number(pos))),
    ).toEqual([]);
  });
});
