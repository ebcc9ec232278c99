import type { LatePolicy } from '../model/assignment/assignment.ts';
import type { Marks } from './mark.ts';

const minutesOfDay = 24 * 60;

/** What is known about how late work was; see SubmissionFacts. */
interface Lateness {
  readonly lateMinutes?: number | undefined;
  readonly markedLate?: true | undefined;
}

/** The deduction for lateness from these marks, at most all of them; a day counts from its first minute. */
export function lateDeduction(
  marks: number,
  { lateMinutes, markedLate }: Lateness,
  policy: LatePolicy | undefined,
): number {
  if (policy === undefined) return 0;
  // If a site only says "late", the smallest deduction applies: later than the grace period, on the first day.
  const minutes = lateMinutes ?? (markedLate === true ? policy.graceMinutes + 1 : 0);
  if (minutes <= policy.graceMinutes) return 0;
  const days = lateMinutes === undefined ? 1 : Math.ceil(minutes / minutesOfDay);
  const price = Math.min(policy.fixed + days * policy.perDay, policy.most ?? Infinity);
  return Math.round(Math.min(price, marks) * 100) / 100;
}

/** The marks after the deduction for lateness; groups and cases keep what the work itself has earned. */
export function afterLateness(
  marks: Marks,
  facts: Lateness,
  policy: LatePolicy | undefined,
): Marks & { readonly lateDeduction?: number } {
  const lost = lateDeduction(marks.marks, facts, policy);
  if (policy === undefined || (facts.lateMinutes === undefined && facts.markedLate === undefined)) return marks;
  return { ...marks, marks: Math.round((marks.marks - lost) * 100) / 100, lateDeduction: lost };
}
