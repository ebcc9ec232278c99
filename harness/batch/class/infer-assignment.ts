import type { CollectedWork } from '../../collect/assemble-work.ts';
import { inferAssignment } from '../../collect/infer-assignment.ts';
import type { Course } from '../../prepare/assignments/course.ts';
import { type OfferedFiles, demandLoading } from '../../prepare/assignments/find-assignment.ts';
import { UsageError } from '../../model/usage-error.ts';

/**
 * Most file names of a class agree; a few wrong ones do not hide which assignment it is. But where most names fit
 * several assignments, a student with a stray file must not decide for the class.
 */
export async function inferFromClass(
  submissions: readonly Pick<CollectedWork, 'fileNames'>[],
  assignments: readonly OfferedFiles[],
  course: Course | undefined,
): Promise<string> {
  const votes = new Map<string, number>();
  const candidates = new Map<string, number>();
  let undecided = 0;
  for (const { fileNames } of submissions) {
    const inference = inferAssignment(fileNames, assignments);
    if (inference.kind === 'inferred') add(votes, inference.id);
    else if (inference.candidates !== undefined) {
      undecided += 1;
      for (const id of inference.candidates) add(candidates, id);
    }
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  if (best !== undefined && best[1] >= undecided) return best[0];
  await demandLoading(course);
  const fitting = assignments.map(({ id }) => id).filter((id) => candidates.has(id) || votes.has(id));
  if (fitting.length > 0) {
    throw new UsageError(`the file names fit several assignments: add --assignment ${fitting.join('|')}`);
  }
  throw new UsageError(
    `the file names do not show which assignment this is: add --assignment ${assignments.map(({ id }) => id).join('|')}`,
  );
}

function add(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
