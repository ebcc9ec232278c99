import { runBatch } from '../batch/class/run-batch.ts';
import type { RegressionCheck } from '../model/result/regression.ts';
import { uncaught, unexpected } from './expectation.ts';
import { type KnownProgramsRequest, gradeKnown } from './grade-known.ts';
import { readSolution } from '../prepare/known-programs.ts';
import { listWrongPrograms, readWrongFolder, readWrongProgram } from '../prepare/known/wrong-programs.ts';

/**
 * The known-bad programs are the test suite of the cases: each has one realistic mistake, and must lose marks where
 * its expect.yaml says and nowhere else. If that file may be missing, losing marks anywhere is enough.
 */
export async function checkWrongPrograms(
  request: KnownProgramsRequest,
  expectFile: 'needed' | 'optional' = 'needed',
): Promise<RegressionCheck> {
  const { assignment, referenceFolder, workers } = request;
  const slugs = await listWrongPrograms(referenceFolder, assignment.id);
  const solution = await readSolution(referenceFolder, assignment.id);
  const problems = await runBatch(
    slugs,
    workers,
    async (slug) => {
      const read = expectFile === 'needed' ? readWrongProgram : readWrongFolder;
      const program = await read(referenceFolder, assignment.id, slug).catch(messageOf);
      if (typeof program === 'string') return [expectFile === 'needed' ? program : `${slug}: ${program}`];
      const graded = await gradeKnown(request, program.submission, solution, { unexplained: true });
      if (typeof graded === 'string') return [`${slug}: ${graded}`];
      const { expectation } = program;
      const found = expectation === undefined ? uncaught(graded) : unexpected(graded, expectation);
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
