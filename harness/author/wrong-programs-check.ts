import { runBatch } from '../batch/class/run-batch.ts';
import type { RegressionCheck } from '../model/result/regression.ts';
import { unexpected } from './expectation.ts';
import { type KnownProgramsRequest, gradeKnown } from './grade-known.ts';
import { readSolution } from '../prepare/known-programs.ts';
import { listWrongPrograms, readWrongProgram } from '../prepare/known/wrong-programs.ts';

/**
 * The known-bad programs are the test suite of the cases: each has one realistic mistake, and must lose marks where
 * its expect.yaml says and nowhere else.
 */
export async function checkWrongPrograms(request: KnownProgramsRequest): Promise<RegressionCheck> {
  const { assignment, referenceFolder, workers } = request;
  const slugs = await listWrongPrograms(referenceFolder, assignment.id);
  const solution = await readSolution(referenceFolder, assignment.id);
  const problems = await runBatch(
    slugs,
    workers,
    async (slug) => {
      const program = await readWrongProgram(referenceFolder, assignment.id, slug).catch(messageOf);
      if (typeof program === 'string') return [program];
      const graded = await gradeKnown(request, program.submission, solution, { unexplained: true });
      const found = typeof graded === 'string' ? [graded] : unexpected(graded, program.expectation);
      return found.map((problem) => `${slug}: ${problem}`);
    },
    () => {},
  );
  return { kind: 'wrong', looked: slugs.length, problems: problems.flat() };
}

/** The message names the file. */
function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
