import type { Assignment } from '../../model/assignment/assignment.ts';
import type { SubmissionFacts } from '../../model/submission/submission.ts';

/**
 * Late work loses marks only if the user names the deadline. A late mark of the course site is not enough: the site may
 * have another deadline.
 */
export function pricedLateness(
  assignment: Assignment,
  due: unknown,
  works: readonly SubmissionFacts[],
): { readonly assignment: Assignment; readonly note?: string } {
  const { late, ...unpriced } = assignment.scheme;
  if (due !== undefined) {
    const none = `${assignment.id} has no late policy (marking: late: in assignment.yaml): late work is reported but not penalised`;
    return late === undefined ? { assignment, note: none } : { assignment };
  }
  const marked = works.filter(({ markedLate }) => markedLate === true).length;
  const what = marked === 1 ? 'one submission' : `${marked} submissions`;
  const note = `the course site marks ${what} as late: without --due that is reported but not penalised`;
  return { assignment: { ...assignment, scheme: unpriced }, ...(late === undefined || marked === 0 ? {} : { note }) };
}
