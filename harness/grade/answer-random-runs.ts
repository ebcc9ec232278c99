import { questionsOf } from '../exercise/property-trials.ts';
import { sharedTrials } from '../exercise/shared-trials.ts';
import { AuthorFault } from '../model/author-fault.ts';
import type { Property } from '../model/assignment/assignment.ts';
import type { Trial } from '../model/result/trial.ts';
import type { GradeRequest } from './grade-request.ts';

export type RandomRuns =
  | {
      readonly kind: 'answered';
      readonly property: Property;
      readonly trials: readonly Trial[];
      /** For a property with a condition: how many of the random calls that were looked at it allows. */
      readonly condition?: { readonly allows: number; readonly of: number };
    }
  /** The reference has no answer: the sample solution crashes, or the property is wrong. */
  | { readonly kind: 'faulty'; readonly property: Property; readonly reason: string };

/** Asks the reference for every random run of every property, and reports for each property what it could not answer. */
export function answerRandomRuns({
  assignment,
  reference,
  seed,
}: Pick<GradeRequest, 'assignment' | 'reference' | 'seed'>): Promise<RandomRuns[]> {
  return Promise.all(
    assignment.properties.map(async (property): Promise<RandomRuns> => {
      const questions = inPlace(() => questionsOf(property, assignment, reference));
      if (typeof questions === 'string') return { kind: 'faulty', property, reason: questions };
      try {
        const { trials, condition } = await sharedTrials({ assignment, property, reference, seed }, questions);
        return { kind: 'answered', property, trials, ...(condition === undefined ? {} : { condition }) };
      } catch (error) {
        if (!(error instanceof AuthorFault)) throw error;
        return { kind: 'faulty', property, reason: error.message };
      }
    }),
  );
}

/** A property that names what the reference does not have makes it throw. */
function inPlace<Result>(ask: () => Result): Result | string {
  try {
    return ask();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
