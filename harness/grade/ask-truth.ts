import { UsageError } from '../model/usage-error.ts';
import { answerRandomRuns } from './answer-random-runs.ts';
import type { GradeRequest } from './grade-request.ts';

/**
 * Asks the sample solution for all random runs before anything is graded. If it crashes or does not compile, that is
 * told once, and no student is graded by it.
 */
export async function askTruth(asked: Pick<GradeRequest, 'assignment' | 'reference' | 'seed'>): Promise<void> {
  const faulty = (await answerRandomRuns(asked)).find((one) => one.kind === 'faulty');
  if (faulty === undefined) return;
  throw new UsageError(`the assignment "${asked.assignment.id}" has a fault, and nothing was graded: ${faulty.reason}`);
}
