import { grade } from '../grade/grade.ts';
import type { GradeRequest } from '../grade/grade-request.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Graded } from '../model/result/grading.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { Submission } from '../model/submission/submission.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';
import type { Reading } from '../reading/reading.ts';

export interface KnownProgramsRequest {
  readonly assignment: Assignment;
  readonly reference: Reference;
  readonly toolchain: Toolchain;
  readonly reading: Reading;
  readonly referenceFolder: string;
  readonly workers: number;
}

/** Grades a course program like a student's; returns the reason if that was impossible. */
export async function gradeKnown(
  { assignment, reference, toolchain, reading }: Omit<KnownProgramsRequest, 'referenceFolder' | 'workers'>,
  submission: Submission,
  solution: Submission,
  how: Pick<GradeRequest, 'wanted' | 'unexplained'> = {},
): Promise<Graded | string> {
  const { seed } = assignment;
  // No budget: thousands of runs of a course program are worth their time.
  const { budget: _budget, ...limits } = assignment.limits;
  const means = { toolchain, reading };
  const grading = await grade({
    assignment: { ...assignment, limits },
    reference,
    solution: solution.files,
    ...means,
    submission,
    seed,
    ...how,
  });
  return grading.status === 'graded' ? grading : `could not be graded: ${grading.reason}`;
}
