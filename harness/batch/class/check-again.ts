import type { Assignment } from '../../model/assignment/assignment.ts';
import type { Grading } from '../../model/result/grading.ts';
import { checkCommandLine } from '../../prepare/check-command-line.ts';

/** The command that checks a submission again, by the names of its files as they were handed in. */
export function checkAgain(
  grading: Grading,
  { id, files }: Pick<Assignment, 'id' | 'files'>,
  dialect: string | undefined,
): string {
  const others = grading.status === 'graded' ? (grading.furtherFiles ?? []) : [];
  const used = others.filter(({ use }) => use === 'compiled' || use === 'included');
  const names = [...grading.files.map(({ submitted }) => submitted), ...used.map(({ name }) => name)];
  // File names that the assignment asks for imply the assignment.
  const isKnown = grading.files.some(({ expected, submitted }) => submitted.split('/').at(-1) === expected);
  return checkCommandLine(names.length === 0 ? files : names, { ...(isKnown ? {} : { assignment: id }), dialect });
}
