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

test('with a deadline the policy of the assignment counts', () => {
  expect(late).toBeDefined();
  expect(pricedLateness(assignment, { at: 0 }, works)).toEqual({ assignment });
});

test('a deadline without a policy is told', () => {
  expect(pricedLateness(withoutPrice, { at: 0 }, works)).toEqual({
    assignment: withoutPrice,
    note: 'domineering has no late policy (marking: late: in assignment.yaml): late work is told and loses nothing',
  });
});

test('without a deadline nobody loses anything, and what the site calls late is told', () => {
  expect(pricedLateness(assignment, undefined, works)).toEqual({
    assignment: withoutPrice,
    note: 'one work is late, as the course site says: without --due that is told and costs nothing',
  });
  expect(pricedLateness(assignment, undefined, works.slice(1))).toEqual({ assignment: withoutPrice });
  expect(pricedLateness(withoutPrice, undefined, works)).toEqual({ assignment: withoutPrice });
});
