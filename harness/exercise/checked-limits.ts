import type { RunLimits } from '../model/assignment/assignment.ts';
import type { TimeBudget } from './time-budget.ts';

/**
 * The limits of a run with checks: little computing time, because no marks depend on it, but the usual waiting time. On
 * a busy machine, it takes a while until a crash of an interactive program is noticed.
 */
export function checkedLimits({ quick, full }: TimeBudget): RunLimits {
  return { ...quick, wallSeconds: full.wallSeconds };
}
