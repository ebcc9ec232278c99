import { isDeepStrictEqual } from 'node:util';
import type { TrialOutcome } from '../../../model/result/trial.ts';

/** Hundreds of outcomes of a faulty program are compared, so what they printed is compared first, all bytes at once. */
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
