import type { Truth } from '../model/assignment/truth.ts';
import type { Assignment } from '../model/assignment/assignment.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { SourceFile, Student, Submission } from '../model/submission/submission.ts';
import type { Reading } from '../reading/reading.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';

export interface GradeRequest {
  readonly assignment: Assignment;
  readonly reference: Reference;
  /** Sources of the reference solution, for programs that need course files. */
  readonly solution: readonly SourceFile[];
  /** What the reference is: the key of a kept result depends on it. Absent: a reference in TypeScript. */
  readonly truth?: Truth;
  readonly toolchain: Toolchain;
  /** Reads everything that the student controls. */
  readonly reading: Reading;
  readonly submission: Submission;
  readonly seed: number;
  /** Only these cases are run and appear in the result; absent: all. */
  readonly wanted?: (caseId: string) => boolean;
  /** The students who handed it in, from the class list; absent without a list. */
  readonly students?: readonly Student[];
  /** Replays one counterexample of a property. */
  readonly path?: string;
  /** Which cases are searched for faults: failing ones (the default) or right ones as well. */
  readonly faults?: 'failing' | 'everywhere';
  /** Only verdicts and marks count: failing cases are not diagnosed, and counterexamples stay as they were found. */
  readonly unexplained?: true;
  /** No other submission is graded at the same time, so builds that are likely to be needed can start early. */
  readonly isAlone?: true;
}
