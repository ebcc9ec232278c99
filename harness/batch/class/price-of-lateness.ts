import type { Assignment } from '../../model/assignment/assignment.ts';
import type { SubmissionFacts } from '../../model/submission/submission.ts';

/**
 * Lateness has a price only where somebody names the deadline: a mark of the course site, which may know another one, or
 * none that this course goes by, takes nothing from anybody.
 */
export function pricedLateness(
  assignment: Assignment,
  due: unknown,
  works: readonly SubmissionFacts[],
): { readonly assignment: Assignment; readonly note?: string } {
  const { late, ...unpriced } = assignment.scheme;
  if (due !== undefined) {
    const none = `${assignment.id} has no late policy (marking: late: in assignment.yaml): late work is told and loses nothing`;
    return late === undefined ? { assignment, note: none } : { assignment };
  }
  const marked = works.filter(({ markedLate }) => markedLate === true).length;
  const who = marked === 1 ? 'one work is' : `${marked} works are`;
  const note = `${who} late, as the course site says: without --due that is told and costs nothing`;
  return { assignment: { ...assignment, scheme: unpriced }, ...(late === undefined || marked === 0 ? {} : { note }) };
}
