import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PresentationClass, presentationClasses } from '../model/assignment/assignment.ts';
import type { Verdict } from '../model/result/verdict.ts';
import { creditOf } from './credit.ts';
import { presentationShares } from './presentation-shares.ts';

const presentation = {
  'final-newline': 1,
  typographic: 1,
  'line-ends': 0.5,
  'trailing-blanks': 0.9,
  blanks: 0.5,
  'blank-lines': 0.5,
  'letter-case': 0.5,
  wording: 0.5,
};

function nearly(...classes: PresentationClass[]): Verdict {
  return { kind: 'presentation', classes, lines: { differing: 1, total: 1 } };
}

const accepted: Verdict = { kind: 'accepted' };

test('half of each case is lost, up to the maximum of the class; beyond it, all cases lose less in proportion', () => {
  const cases = [10, 20, 2].map((outOf) => ({ outOf, trials: [nearly('wording')] }));
  const scheme = { presentation, presentationMost: { wording: 8 } };
  const { shares, costs } = presentationShares(scheme, cases);
  expect(shares).toEqual({ ...presentation, wording: 0.75 });
  expect(costs).toEqual(new Map([['wording', { cases: 3, marks: 8 }]]));
  expect(presentationShares(scheme, cases.slice(0, 1)).shares).toEqual(presentation);
});

test('runs of a property lose their part, and right runs lose nothing', () => {
  const cases = [
    { outOf: 8, trials: [nearly('wording'), accepted, accepted, accepted] },
    { outOf: 5, trials: [accepted] },
    { outOf: 5, trials: [] },
  ];
  expect(presentationShares({ presentation }, cases).costs).toEqual(new Map([['wording', { cases: 1, marks: 1 }]]));
});

test('the milder way is deducted first', () => {
  const cases = [{ outOf: 10, trials: [nearly('trailing-blanks', 'wording')] }];
  expect(presentationShares({ presentation }, cases).costs).toEqual(
    new Map([
      ['trailing-blanks', { cases: 1, marks: expect.closeTo(1) }],
      ['wording', { cases: 1, marks: expect.closeTo(4.5) }],
    ]),
  );
});

test('a share of nothing with a maximum of nothing costs nothing', () => {
  const scheme = { presentation: { ...presentation, wording: 0 }, presentationMost: { wording: 0 } };
  const { shares } = presentationShares(scheme, [{ outOf: 10, trials: [nearly('wording')] }]);
  expect(shares.wording).toBe(1);
});

test('no class ever costs more than its maximum, and the costs are what the cases lose', () => {
  const verdict = fc.oneof(
    fc.constant(accepted),
    fc.subarray([...presentationClasses], { minLength: 1 }).map((classes) => nearly(...classes)),
  );
  const cases = fc.array(
    fc.record({ outOf: fc.integer({ min: 1, max: 20 }), trials: fc.array(verdict, { minLength: 1, maxLength: 4 }) }),
  );
  const most = fc.record({ wording: fc.integer({ min: 0, max: 9 }), blanks: fc.integer({ min: 0, max: 9 }) });
  fc.assert(
    fc.property(cases, most, (some, presentationMost) => {
      const { shares, costs } = presentationShares({ presentation, presentationMost }, some);
      for (const name of ['wording', 'blanks'] as const) {
        expect(costs.get(name)?.marks ?? 0).toBeLessThanOrEqual(presentationMost[name] + 1e-9);
      }
      const lost = some.reduce((sum, { outOf, trials }) => {
        const credits = trials.map((trial) => creditOf(trial, { presentation: shares }));
        return sum + outOf * (1 - credits.reduce((all, one) => all + one, 0) / credits.length);
      }, 0);
      expect([...costs.values()].reduce((sum, { marks }) => sum + marks, 0)).toBeCloseTo(lost);
    }),
  );
});
