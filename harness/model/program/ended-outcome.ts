import type { Outcome, RunEnd } from './run-outcome.ts';

/** The outcome of a run of which only the end is known. */
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

/** How the run ended, whatever was run. */
export function endOf(outcome: Outcome): RunEnd {
  return outcome.kind === 'commanding' ? outcome.session.end : outcome.end;
}
