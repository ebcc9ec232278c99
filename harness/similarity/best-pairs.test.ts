import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RankedPair, bestPairs } from './best-pairs.ts';
import { maxPairs } from './measure.ts';
import { submissionCode } from './submission-code.ts';

function pair(number: number, similarity: number): RankedPair {
  const [left, right] = [`a${number}`, `b${number}`].map((id) =>
    submissionCode({ id, people: [id], files: [], inPart: false }),
  );
  if (left === undefined || right === undefined) throw new Error('there are two');
  return { left: [left], right: [right], similarity, leftShare: similarity, rightShare: similarity };
}

test('of very many pairs in any order, the most similar are kept and the others are counted', () => {
  const many = Array.from({ length: 9 * maxPairs }, (_, index) => pair(index, (index % 500) / 500));
  const expected = many.toSorted((one, other) => other.similarity - one.similarity).slice(0, maxPairs);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: many.length }), (cut) => {
      const best = bestPairs();
      for (const one of [...many.slice(cut), ...many.slice(0, cut)]) best.add(one);
      const { pairs, more } = best.result();
      expect(more).toBe(8 * maxPairs);
      expect(pairs.map(({ similarity }) => similarity)).toEqual(expected.map(({ similarity }) => similarity));
      expect(new Set(pairs).size).toBe(maxPairs);
    }),
    { numRuns: 5 },
  );
});
