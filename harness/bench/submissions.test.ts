import { expect, test } from 'vitest';
import { generateClass, sourceOf } from './submissions.ts';

test('the same seed makes the same class', async () => {
  expect(await generateClass('reference', 12, 7)).toEqual(await generateClass('reference', 12, 7));
});

test('no two submissions are the same', async () => {
  const sources = (await generateClass('reference', 60, 1120)).map((one) => Buffer.from(sourceOf(one)).toString());
  expect(new Set(sources).size).toBe(60);
});

test('a smaller class is the beginning of a larger one, so that ratios are comparable', async () => {
  const larger = await generateClass('reference', 20, 7);
  expect(await generateClass('reference', 10, 7)).toEqual(larger.slice(0, 10));
});
