import { expect, test } from 'vitest';
import { askTogether } from './ask-together.ts';

test('what is asked at the same time is answered together, each question with its own answer', async () => {
  const batches: (readonly number[])[] = [];
  const ask = askTogether(async (numbers: readonly number[]) => {
    batches.push(numbers);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([2, 4, 6]);
  expect(await ask(4)).toBe(8);
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test('a failure reaches everyone who asked', async () => {
  const ask = askTogether(async (_numbers: readonly number[]): Promise<number[]> => {
    throw new Error('no compiler');
  });
  const results = await Promise.allSettled([ask(1), ask(2)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('an answer that is missing is not taken for another', async () => {
  const ask = askTogether(async (_numbers: readonly number[]): Promise<number[]> => [1]);
  const results = await Promise.allSettled([ask(1), ask(2)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});
