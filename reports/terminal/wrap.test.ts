import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

test('a long word is broken into as many lines as it needs', () => {
  expect(wrap('a bcdef g', 3)).toEqual(['a', 'bcd', 'ef', 'g']);
  expect(wrap('x'.repeat(400_000), 2)).toHaveLength(200_000);
});
