import type { RunEnd } from './run-outcome.ts';

/**
 * Whether the end of a run was the program's own doing. `itself`: it ended, or asked for more input than there was.
 * `stopped`: it was stopped for something that it did. `out-of-time` and `out-of-memory`: with another limit it might
 * have ended differently. `not-run`: there was no run.
 */
export type EndedBy = 'itself' | 'stopped' | 'out-of-time' | 'out-of-memory' | 'not-run';

/** Each kind of end is classified here, once; a new kind does not compile until it is added. */
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

/** Whether a build that needs more time and memory might have ended this way for that reason alone. */
export function isByLimits(end: Pick<RunEnd, 'kind'>): boolean {
  return hasEnded(end, 'out-of-time', 'out-of-memory', 'not-run');
}
