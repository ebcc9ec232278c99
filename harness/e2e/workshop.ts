import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { references } from '../../reference/index.ts';
import { formatProblems } from '../assignment/author-problem.ts';
import { loadAssignment } from '../assignment/load-assignment.ts';
import { grade } from '../grade.ts';
import type { Grading } from '../model/grading.ts';
import type { Submission } from '../model/submission.ts';
import { createNativeToolchain } from '../toolchain/native/native-toolchain.ts';

/** Everything that grading one assignment needs, set up once for a whole-program test. */
export async function openWorkshop(id: string): Promise<(submission: Submission) => Promise<Grading>> {
  const loaded = await loadAssignment(`cases/${id}`);
  if (loaded.kind === 'invalid') throw new Error(formatProblems(loaded.problems, 'cases/'));
  const created = await createNativeToolchain({
    runtimeFolder: 'harness/toolchain/native/runtime',
    cacheFolder: join(tmpdir(), 'verbatim-test-cache'),
  });
  if (created.kind === 'unavailable') throw new Error(created.sentence);
  const createReference = references[id];
  if (loaded.kind !== 'loaded' || createReference === undefined) throw new Error(`${id} cannot be graded`);
  const { assignment } = loaded;
  const reference = createReference(assignment.dialect);
  const { toolchain } = created;
  return (submission) => grade({ assignment, reference, toolchain, submission, seed: assignment.seed });
}
