import { questionsOf } from '../exercise/property-trials.ts';
import { sharedTrials } from '../exercise/shared-trials.ts';
import { AuthorFault } from '../model/author-fault.ts';
import { UsageError } from '../model/usage-error.ts';
import type { GradeRequest } from './grade-request.ts';

/**
 * Asks the sample solution for all random runs before anything is graded. If it crashes or does not compile, that is
 * told once, and no student is graded by it.
 */
export async function askTruth({
  assignment,
  reference,
  seed,
}: Pick<GradeRequest, 'assignment' | 'reference' | 'seed'>): Promise<void> {
  try {
    await Promise.all(
      assignment.properties.map((property) =>
        sharedTrials({ assignment, property, reference, seed }, questionsOf(property, assignment, reference)),
      ),
    );
  } catch (error) {
    if (!(error instanceof AuthorFault)) throw error;
    throw new UsageError(`the assignment "${assignment.id}" has a fault, and nothing was graded: ${error.message}`);
  }
}
