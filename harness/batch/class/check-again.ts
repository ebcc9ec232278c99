import { inferAssignment } from '../../collect/infer-assignment.ts';
import type { Assignment } from '../../model/assignment/assignment.ts';
import type { Truth } from '../../model/assignment/truth.ts';
import type { Grading } from '../../model/result/grading.ts';
import type { OfferedFiles } from '../../prepare/assignments/find-assignment.ts';
import { checkCommandLine } from '../../prepare/check-command-line.ts';

/** How the class is graded, as far as a command that checks one submission again has to repeat it. */
export interface ClassChoice {
  /** The assignment as it was named, or else its id. */
  readonly assignment: string;
  /** From which assignments the names of files choose. */
  readonly offered: readonly OfferedFiles[];
  /** Given only if it is not the usual one. */
  readonly dialect?: string | undefined;
  readonly truth?: Truth | undefined;
}

/** The command that checks a submission again, by the names of its files as they were handed in. */
export function checkAgain(
  grading: Grading,
  { files }: Pick<Assignment, 'files'>,
  { assignment, offered, dialect, truth }: ClassChoice,
): string {
  const others = grading.status === 'graded' ? (grading.furtherFiles ?? []) : [];
  const used = others.filter(({ use }) => use === 'compiled' || use === 'included');
  const handedIn = [...grading.files.map(({ submitted }) => submitted), ...used.map(({ name }) => name)];
  const names = handedIn.length === 0 ? files : handedIn;
  // Several assignments of a course may ask for the same file.
  const inference = inferAssignment(names, offered);
  const isKnown = inference.kind === 'inferred' && inference.id === assignment;
  return checkCommandLine(names, { ...(isKnown ? {} : { assignment }), dialect, truth });
}
