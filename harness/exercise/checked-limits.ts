import type { RunLimits } from '../model/assignment/assignment.ts';
import type { TimeBudget } from './time-budget.ts';

/**
 * Of a run with checks: little computing time, as nothing depends on it. But a crash of a program that is talked to takes a while
 * to be told on a busy machine, and so it may wait as long as any run.
 */
export function checkedLimits({ quick, full }: TimeBudget): RunLimits {
  return { ...quick, wallSeconds: full.wallSeconds };
}
