import { runBatch } from '../batch/class/run-batch.ts';
import type { RegressionCheck } from '../model/result/regression.ts';
import { editSolution } from './edited-solution.ts';
import { readExpectation, unexpected } from './expectation.ts';
import { type KnownProgramsRequest, gradeKnown } from './grade-known.ts';
import { readSolution, readWrongPrograms } from '../prepare/known-programs.ts';

/**
 * The known-bad programs are the test suite of the cases: each has one realistic mistake, and must lose marks where
 * its expect.yaml says and nowhere else.
 */
export async function checkWrongPrograms(request: KnownProgramsRequest): Promise<RegressionCheck> {
  const { assignment, referenceFolder, workers } = request;
  const programs = await readWrongPrograms(referenceFolder, assignment.id);
  const solution = await readSolution(referenceFolder, assignment.id);
  const problems = await runBatch(
    programs,
    workers,
    async ({ folder, submission }) => {
      const expectation = await readExpectation(folder);
      if (typeof expectation === 'string') return [expectation];
      const ours = expectation.solution === undefined ? [] : editSolution(solution.files, expectation.solution);
      const whole = { ...submission, files: [...ours, ...submission.files] };
      const graded = await gradeKnown(request, whole, solution);
      const found = typeof graded === 'string' ? [graded] : unexpected(graded, expectation);
      return found.map((problem) => `${submission.id}: ${problem}`);
    },
    () => {},
  );
  return { kind: 'wrong', looked: programs.length, problems: problems.flat() };
}
