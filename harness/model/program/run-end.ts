import type { RunEnd } from './run-outcome.ts';

/**
 * How far the end of a run speaks for the program. `itself`: it ended, or asked for more than there was; `stopped`: for
 * something that it did; `out-of-time` and `out-of-memory`: another limit may have shown another end; `not-run`: there
 * was no run.
 */
export type EndedBy = 'itself' | 'stopped' | 'out-of-time' | 'out-of-memory' | 'not-run';

/** Every end of a run is decided here once; a new one does not compile before. */
const endedBy: Readonly<Record<RunEnd['kind'], EndedBy>> = {
  finished: 'itself',
  'asked-for-more-input': 'itself',
  'exited-inside-call': 'stopped',
  crashed: 'stopped',
  'timed-out': 'out-of-time',
  postponed: 'out-of-time',
  'too-much-output': 'stopped',
  'out-of-memory': 'out-of-memory',
  'forbidden-operation': 'stopped',
  'no-program': 'not-run',
  'not-run': 'not-run',
};

export function hasEnded({ kind }: Pick<RunEnd, 'kind'>, ...by: readonly EndedBy[]): boolean {
  return by.includes(endedBy[kind]);
}

/** Whether a build that takes more time and memory may have ended in another way for that alone. */
export function isByLimits(end: Pick<RunEnd, 'kind'>): boolean {
  return hasEnded(end, 'out-of-time', 'out-of-memory', 'not-run');
}
