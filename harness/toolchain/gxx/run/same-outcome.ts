import { isDeepStrictEqual } from 'node:util';
import type { TrialOutcome } from '../../../model/result/trial.ts';

/** Of a faulty program hundreds are compared, each with all that it printed: the bytes first, and at once. */
export function isSameOutcome(one: TrialOutcome | undefined, other: TrialOutcome | undefined): boolean {
  if (one?.kind !== 'session' || other?.kind !== 'session') return isDeepStrictEqual(one, other);
  return (
    Buffer.compare(one.printed, other.printed) === 0 &&
    isDeepStrictEqual(one.end, other.end) &&
    areSameReads(one.reads, other.reads)
  );
}

type Reads = Extract<TrialOutcome, { kind: 'session' }>['reads'];

function areSameReads(one: Reads, other: Reads): boolean {
  return (
    one.length === other.length &&
    one.every(({ after, length }, index) => after === other[index]?.after && length === other[index]?.length)
  );
}
