import type { RunEnd } from '../model/program/toolchain.ts';
import type { Trial, TrialOutcome } from '../model/result/trial.ts';

export function endOf(outcome: TrialOutcome): RunEnd {
  return outcome.kind === 'commanding' ? outcome.session.end : outcome.end;
}

/** Of which there is nothing but an end. */
export function endedTrial({ kind }: Trial, end: RunEnd): TrialOutcome {
  const printed = new Uint8Array();
  switch (kind) {
    case 'session':
      return { kind, end, printed, reads: [] };
    case 'call':
      return { kind, end, printed, after: [] };
    case 'conversation':
      return { kind, end, talk: [] };
    case 'commanding':
      return { kind, session: { end, printed, reads: [] }, talk: [], late: '' };
  }
}

/** The function or program that is tried: what one trial of it does, others may do, too. */
export function subjectOf(trial: Trial): string {
  return trial.kind === 'call' ? `function ${trial.prototype.name}` : `program ${trial.program ?? ''}`;
}
