import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { RunEnd } from '../../../model/program/run-outcome.ts';
import type { TrialOutcome } from '../../../model/result/trial.ts';
import { isSameOutcome } from './same-outcome.ts';

const small = fc.nat({ max: 1 });

const read = fc.tuple(small, small).map(([after, length]) => ({ after, length }));

const sessions = fc
  .tuple(
    fc.constantFrom<RunEnd>({ kind: 'finished' }, { kind: 'asked-for-more-input' }),
    fc.uint8Array({ max: 1, maxLength: 2 }),
    fc.array(read, { maxLength: 2 }),
  )
  .map(([end, printed, reads]): TrialOutcome => ({ kind: 'session', end, printed, reads }));

test('two sessions are the same outcome exactly when everything about them is equal', () => {
  fc.assert(
    fc.property(sessions, sessions, (one, other) => {
      expect(isSameOutcome(one, other)).toBe(isDeepStrictEqual(one, other));
      expect(isSameOutcome(one, structuredClone(one))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a session never equals a call, and a missing outcome equals only a missing outcome', () => {
  const printed = new Uint8Array();
  const session: TrialOutcome = { kind: 'session', end: { kind: 'finished' }, printed, reads: [] };
  const call: TrialOutcome = { kind: 'call', end: { kind: 'finished' }, printed, after: [1n] };
  expect(isSameOutcome(session, call)).toBe(false);
  expect(isSameOutcome(session, undefined)).toBe(false);
  expect(isSameOutcome(undefined, undefined)).toBe(true);
  expect(isSameOutcome(call, { ...call, after: [1n] })).toBe(true);
  expect(isSameOutcome(call, { ...call, after: [2n] })).toBe(false);
});
