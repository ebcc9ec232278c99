import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Value } from '../../harness/model/assignment/value.ts';
import { callArguments } from './generate-arguments.ts';
import { gridState, isGrid, isPlaceable } from './rules.ts';

function argumentsOf(name: string) {
  return callArguments[name] ?? expect.fail(`there are no arguments for ${name}`);
}

function named([grid, pos, p]: readonly Value[]) {
  return { grid: BigInt(grid ?? -1), pos: Number(pos), p: Number(p) };
}

function sample(name: string) {
  return fc.sample(argumentsOf(name), { numRuns: 1000, seed: 20211023 }).map(named);
}

function isFree(grid: bigint, ...positions: number[]): boolean {
  return positions.every((pos) => gridState(grid, pos) === 0);
}

describe('arguments', () => {
  test.each([
    ['gridState', 2],
    ['printGrid', 1],
    ['isPlaceable', 3],
    ['putToGrid', 3],
  ])('%s gets %i integers, of which the first encodes a grid', (name, count) => {
    const lists = fc.sample(argumentsOf(name), { numRuns: 1000, seed: 20211023 });
    expect(lists.filter((list) => list.length !== count || list.some((arg) => typeof arg !== 'bigint'))).toEqual([]);
    expect(lists.map(named).filter(({ grid }) => !isGrid(grid))).toEqual([]);
  });

  test('gridState gets every position of the grid and no other', () => {
    const asked = new Set(sample('gridState').map(({ pos }) => pos));
    expect([...asked].toSorted((one, other) => one - other)).toEqual([...Array(16).keys()].map((index) => index + 1));
  });

  test('printGrid gets the empty grid, nearly full ones, and hardly any twice', () => {
    const grids = sample('printGrid').map(({ grid }) => String(grid).padStart(16, '0'));
    expect(grids).toContain('0000000000000000');
    expect(grids.filter((grid) => grid.replaceAll('0', '').length >= 14).length).toBeGreaterThan(10);
    expect(new Set(grids).size).toBeGreaterThan(800);
  });

  test('isPlaceable gets places, other positions, and positions and players that do not exist', () => {
    const asked = sample('isPlaceable');
    const share = (is: (call: ReturnType<typeof named>) => boolean) => asked.filter(is).length / asked.length;
    const placeable = share(({ grid, pos, p }) => isPlaceable(grid, pos, p));
    expect(placeable).toBeGreaterThan(0.2);
    expect(placeable).toBeLessThan(0.5);
    expect(share(({ pos }) => pos < 1 || pos > 16)).toBeGreaterThan(0.1);
    expect(share(({ p }) => p !== 1 && p !== 2)).toBeGreaterThan(0.1);
    expect(share(({ p }) => p === 0)).toBeGreaterThan(0.03);
    const positions = new Set(asked.map(({ pos }) => pos));
    expect([-1, 0, 17, 20].filter((pos) => !positions.has(pos))).toEqual([]);
    expect(asked.filter(({ pos, p }) => pos !== (pos | 0) || p !== (p | 0))).toEqual([]);
  });

  test('isPlaceable gets the free right edge and the free bottom row, where mistakes are common', () => {
    const asked = sample('isPlaceable');
    const wraps = asked.filter(({ grid, pos, p }) => p === 2 && [4, 8, 12].includes(pos) && isFree(grid, pos, pos + 1));
    const sinks = asked.filter(({ grid, pos, p }) => p === 1 && [13, 14, 15, 16].includes(pos) && isFree(grid, pos));
    expect(wraps.length).toBeGreaterThan(20);
    expect(sinks.length).toBeGreaterThan(20);
  });

  test('putToGrid gets only dominoes that fit, even after the arguments are shrunk', () => {
    const tried: (readonly Value[])[] = [];
    const isNearTheTop = (args: readonly Value[]) => {
      tried.push(args);
      return Number(args[1]) <= 5;
    };
    for (const seed of [1, 2, 3, 4, 5]) fc.check(fc.property(argumentsOf('putToGrid'), isNearTheTop), { seed });
    expect(tried.length).toBeGreaterThan(20);
    const dominoes = [...tried.map(named), ...sample('putToGrid')];
    expect(dominoes.filter(({ grid, pos, p }) => !isPlaceable(grid, pos, p))).toEqual([]);
  });

  test('both players place dominoes', () => {
    const players = sample('putToGrid').map(({ p }) => p);
    expect(players.filter((p) => p === 1).length).toBeGreaterThan(300);
    expect(players.filter((p) => p === 2).length).toBeGreaterThan(300);
  });
});
