import type { RunEnd } from '../model/program/run-outcome.ts';
import type { Verdict } from '../model/result/verdict.ts';

/** The verdict if the end of a run alone decides it; undefined if it ended well, so that its output decides. */
export function verdictOfRun(end: RunEnd, demandedFunction: string): Verdict | undefined {
  switch (end.kind) {
    case 'finished':
    case 'asked-for-more-input':
      return undefined;
    case 'exited-inside-call':
      return { kind: 'crashed', cause: { kind: 'exited-inside-call' } };
    case 'crashed':
      return { kind: 'crashed', cause: { kind: 'signal', signal: end.signal } };
    case 'timed-out':
      return end.budget === undefined
        ? { kind: 'timed-out', clock: end.clock, seconds: end.seconds }
        : { kind: 'timed-out', clock: end.clock, seconds: end.seconds, budget: end.budget };
    case 'too-much-output':
      return { kind: 'too-much-output', limitBytes: end.limitBytes };
    case 'out-of-memory':
      return { kind: 'out-of-memory', limitMiB: end.limitMiB };
    case 'forbidden-operation':
      return { kind: 'forbidden-operation', operation: end.operation };
    case 'no-program':
      return end.reason === 'link-error'
        ? { kind: 'did-not-compile' }
        : { kind: 'missing-function', demanded: demandedFunction };
    case 'postponed':
      return { kind: 'not-graded', reason: 'a run was put off and then forgotten' };
    case 'not-run':
      return { kind: 'not-graded', reason: end.reason };
  }
}
