import { expect, test } from 'vitest';
import { casesFolder } from '../../prepare/home.ts';
import { loadAssignment } from '../../assignment/load-assignment.ts';
import type { SubmissionFacts } from '../../model/submission/submission.ts';
import { pricedLateness } from './price-of-lateness.ts';

const loaded = await loadAssignment(`${casesFolder()}/domineering`);
if (loaded.kind !== 'loaded') throw new Error('domineering cannot be read');
const { assignment } = loaded;
const { late, ...unpriced } = assignment.scheme;
const withoutPrice = { ...assignment, scheme: unpriced };
const works: readonly SubmissionFacts[] = [{ markedLate: true }, {}];

test('with a deadline, the late policy of the assignment applies', () => {
  expect(late).toBeDefined();
  expect(pricedLateness(assignment, { at: 0 }, works)).toEqual({ assignment });
});

test('a deadline without a late policy is reported', () => {
  expect(pricedLateness(withoutPrice, { at: 0 }, works)).toEqual({
    assignment: withoutPrice,
    note: 'domineering has no late policy (marking: late: in assignment.yaml): late work is reported but not penalised',
  });
});

test('without a deadline there is no deduction, and submissions that the site marks late are reported', () => {
  expect(pricedLateness(assignment, undefined, works)).toEqual({
    assignment: withoutPrice,
    note: 'the course site marks one submission as late: without --due that is reported but not penalised',
  });
  expect(pricedLateness(assignment, undefined, works.slice(1))).toEqual({ assignment: withoutPrice });
  expect(pricedLateness(withoutPrice, undefined, works)).toEqual({ assignment: withoutPrice });
});
