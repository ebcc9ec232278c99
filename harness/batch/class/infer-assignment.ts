import type { CollectedWork } from '../../collect/assemble-work.ts';
import { inferAssignment } from '../../collect/infer-assignment.ts';
import type { Course } from '../../prepare/assignments/course.ts';
import { type OfferedFiles, demandLoading } from '../../prepare/assignments/find-assignment.ts';
import { UsageError } from '../../model/usage-error.ts';

/** Most file names of a class agree; a few wrong ones do not hide which assignment it is. */
export async function inferFromClass(
  submissions: readonly CollectedWork[],
  assignments: readonly OfferedFiles[],
  course: Course | undefined,
): Promise<string> {
  const votes = new Map<string, number>();
  for (const { fileNames } of submissions) {
    const inference = inferAssignment(fileNames, assignments);
    if (inference.kind === 'inferred') votes.set(inference.id, (votes.get(inference.id) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  if (best === undefined) {
    await demandLoading(course);
    throw new UsageError(
      `the file names do not show which assignment this is: add --assignment ${assignments.map(({ id }) => id).join('|')}`,
    );
  }
  return best[0];
}
