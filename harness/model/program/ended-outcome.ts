import type { Outcome, RunEnd } from './run-outcome.ts';

/** Of which there is nothing but an end. */
export function endedOutcome(kind: Outcome['kind'], end: RunEnd): Outcome {
  const printed = new Uint8Array();
  switch (kind) {
    case 'session':
      return { kind, end, printed, reads: [] };
    case 'call':
      return { kind, end, printed, after: [] };
    case 'answering':
      return { kind, end, conversation: [] };
    case 'commanding':
      return { kind, session: { end, printed, reads: [] }, conversation: [], late: '' };
  }
}

/** However it ran. */
export function endOf(outcome: Outcome): RunEnd {
  return outcome.kind === 'commanding' ? outcome.session.end : outcome.end;
}
