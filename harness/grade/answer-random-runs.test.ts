import { expect, test } from 'vitest';
import { counter, doubles, reference, sums } from '../exercise/counter.fixture.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import { AuthorFault } from '../model/author-fault.ts';
import { answerRandomRuns } from './answer-random-runs.ts';

const assignment = { ...counter, properties: [sums, doubles] } as unknown as Assignment;
const crashing = {
  ...reference,
  play: () => Promise.reject(new AuthorFault('the sample solution crashes with SIGSEGV')),
};

test('each property has its runs, or the reason why the reference has no answer', async () => {
  const found = await answerRandomRuns({ assignment, reference: crashing, seed: 1 });
  expect(found.map((one) => (one.kind === 'faulty' ? one.reason : one.trials.length))).toEqual([
    'the sample solution crashes with SIGSEGV',
    doubles.runs,
  ]);
});

test('a property that names no generator is faulty', async () => {
  const [first] = await answerRandomRuns({ assignment, reference: { ...reference, sessions: {} }, seed: 2 });
  expect(first).toMatchObject({
    kind: 'faulty',
    reason: expect.stringContaining('the reference has no generator of sessions with the name "sums"'),
  });
});

test('a fault of Verbatim is no fault of the author', async () => {
  const broken = { ...reference, play: () => Promise.reject(new Error('the runner has ended')) };
  await expect(answerRandomRuns({ assignment, reference: broken, seed: 3 })).rejects.toThrow('the runner has ended');
});
