import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TakingTurns, arbitraryOfRun } from './taking-turns.ts';

const small = fc.integer({ min: 0, max: 9 });
const large = fc.integer({ min: 100, max: 999 });
const both = new TakingTurns([small, large]);

test('each run draws from the next kind, in turn', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.integer(), (run, seed) => {
      const [drawn] = fc.sample(arbitraryOfRun(both, run), { seed, numRuns: 1 });
      expect(String(drawn).length).toBe(run % 2 === 0 ? 1 : 3);
    }),
  );
});

test('mapped kinds take turns, too', () => {
  const words = both.map((number) => `n${number}`);
  expect([0, 1].map((run) => fc.sample(arbitraryOfRun(words, run), 1)[0]?.length)).toEqual([2, 4]);
});

test('an arbitrary without turns is the same in each run', () => {
  expect(arbitraryOfRun(small, 3)).toBe(small);
});

test('a caller that does not number its runs gets all of the kinds', () => {
  const lengths = new Set(fc.sample(both, { seed: 1, numRuns: 40 }).map((number) => String(number).length));
  expect(lengths).toEqual(new Set([1, 3]));
});
