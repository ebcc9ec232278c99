import type { Trial } from '../model/result/trial.ts';

/** The function or program that is tried: what one trial of it does, others may do, too. */
export function subjectOf(trial: Trial): string {
  return trial.kind === 'call' ? `function ${trial.prototype.name}` : `program ${trial.program ?? ''}`;
}
