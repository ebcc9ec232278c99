import type { Attempt } from '../sites/layout.ts';
import type { CourseClock } from '../sites/time/course-clock.ts';

export interface ChosenAttempt {
  readonly chosen: Attempt;
  readonly older: readonly Attempt[];
  /** After the deadline, while an attempt in time was chosen. */
  readonly later: readonly Attempt[];
}

/**
 * The latest attempt counts. If attempts after the deadline are excluded, the latest one before it counts; without any
 * before it, the latest one counts and is late, so that no work is lost. An attempt that may be in time is in time.
 */
export function chooseAttempt(
  attempts: readonly Attempt[],
  clock: Pick<CourseClock, 'at' | 'lateness'>,
  excludesLater: boolean,
): ChosenAttempt {
  // Attempts without a time come before all that have one.
  const timeOf = ({ submittedAt }: Attempt) => (submittedAt === undefined ? -Infinity : clock.at(submittedAt));
  const inOrder = attempts.toSorted(
    (one, other) => compare(timeOf(one), timeOf(other)) || (one.siteName < other.siteName ? -1 : 1),
  );
  const isInTime = ({ submittedAt }: Attempt) => submittedAt === undefined || clock.lateness(submittedAt).least === 0;
  const inTime = excludesLater ? inOrder.findLast(isInTime) : undefined;
  const chosen = inTime ?? inOrder.at(-1) ?? { siteName: '', files: [], others: [] };
  const index = inOrder.indexOf(chosen);
  return { chosen, older: inOrder.slice(0, Math.max(0, index)), later: inOrder.slice(index + 1) };
}

function compare(one: number, other: number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
