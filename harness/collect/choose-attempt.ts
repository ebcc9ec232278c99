import type { Attempt } from './layouts/layout.ts';

export interface Deadline {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Attempts after it count only where there is none before it. */
  readonly excludesLater: boolean;
}

export interface ChosenAttempt {
  readonly chosen: Attempt;
  readonly older: readonly Attempt[];
  /** Later than the deadline, and passed over for one in time. */
  readonly later: readonly Attempt[];
}

/**
 * The latest attempt counts; with a deadline that excludes later ones, the latest before it. Who has nothing in time
 * keeps the latest, which is late: no work is thrown away.
 */
export function chooseAttempt(attempts: readonly Attempt[], deadline: Deadline | undefined): ChosenAttempt {
  const inOrder = attempts.toSorted(
    (one, other) => timeOf(one) - timeOf(other) || (one.siteName < other.siteName ? -1 : 1),
  );
  const inTime =
    deadline?.excludesLater === true ? inOrder.findLast((attempt) => timeOf(attempt) <= deadline.at) : undefined;
  const chosen = inTime ?? inOrder.at(-1) ?? { siteName: '', files: [], others: [] };
  const index = inOrder.indexOf(chosen);
  return { chosen, older: inOrder.slice(0, Math.max(0, index)), later: inOrder.slice(index + 1) };
}

/** Without a time an attempt comes before all that have one. */
function timeOf({ submittedAt }: Attempt): number {
  return submittedAt?.at ?? -Infinity;
}

/** Whole minutes after the deadline, from 1 on; undefined in time, or where no time is known. */
export function minutesLate(submittedAt: number | undefined, deadline: Deadline | undefined): number | undefined {
  if (submittedAt === undefined || deadline === undefined || submittedAt <= deadline.at) return undefined;
  return Math.ceil((submittedAt - deadline.at) / 60_000);
}
