import type { Trial } from '../model/result/trial.ts';

/** The function or program that is tried: all its trials may behave alike. */
export function subjectOf(trial: Trial): string {
  return trial.kind === 'call' ? `function ${trial.prototype.name}` : `program ${trial.program ?? ''}`;
}
