import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceOf } from './dice.ts';

test('the same seeds give the same choices', () => {
  const throws = (...seeds: (number | string)[]) => {
    const dice = diceOf(...seeds);
    return [dice.whole(0, 1e9), dice.size(1, 1e6), dice.happens(50), dice.shuffled([1, 2, 3, 4]), [...dice.bytes(4)]];
  };
  expect(throws(7, 'sources', 1)).toEqual(throws(7, 'sources', 1));
  expect(throws(7, 'sources', 1)).not.toEqual(throws(7, 'sources', 2));
});

test('a choice is always within its limits, and a shuffled list has the same items', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(1000), fc.nat(1000), fc.array(fc.nat()), (seed, least, more, items) => {
      const dice = diceOf(seed);
      const [whole, size] = [dice.whole(least, least + more), dice.size(least + 1, least + 1 + more)];
      expect(whole >= least && whole <= least + more).toBe(true);
      expect(size >= least + 1 && size <= least + 1 + more).toBe(true);
      expect(dice.shuffled(items).toSorted()).toEqual(items.toSorted());
    }),
  );
});

test('both ends of a range occur', () => {
  const dice = diceOf(1);
  expect(new Set(Array.from({ length: 200 }, () => dice.whole(1, 6)))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test('sizes have every order of magnitude, and a third of them are large', () => {
  const dice = diceOf(1);
  const sizes = Array.from({ length: 3000 }, () => dice.size(1, 1_000_000));
  const share = (least: number, most: number) => sizes.filter((size) => size >= least && size < most).length / 3000;
  expect([share(1, 100), share(100, 10_000), share(10_000, 500_000)].every((one) => one > 0.15)).toBe(true);
  expect(share(500_000, 1_000_001)).toBeGreaterThan(0.3);
});
