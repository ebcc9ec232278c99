import type { Assignment } from '../model/assignment/assignment.ts';
import type { Reference } from '../model/assignment/reference.ts';
import type { SourceFile, Student, Submission } from '../model/submission/submission.ts';
import type { Reading } from '../reading/reading.ts';
import type { Toolchain } from '../toolchain/contract/toolchain.ts';

export interface GradeRequest {
  readonly assignment: Assignment;
  readonly reference: Reference;
  /** Sources of the reference solution, where some programs are half ours. */
  readonly solution: readonly SourceFile[];
  readonly toolchain: Toolchain;
  /** Reads whatever the student controls. */
  readonly reading: Reading;
  readonly submission: Submission;
  readonly seed: number;
  /** Only these cases are run and appear in the result; absent: all. */
  readonly wanted?: (caseId: string) => boolean;
  /** Those who handed it in, as the class list names them; absent where there is none. */
  readonly students?: readonly Student[];
  /** Replays one counterexample of a property. */
  readonly path?: string;
  /** Where faults are looked for: in cases that fail, or in right ones as well. Absent: in those that fail. */
  readonly faults?: 'failing' | 'everywhere';
  /** Nothing else is graded meanwhile: what is likely to be needed is made ahead. */
  readonly isAlone?: true;
}
