import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderStudentPage } from '../../reports/html/render-student-page.ts';
import { renderResult } from '../../reports/json/render-result.ts';
import { type EarlierResults, gradeWithCache } from '../batch/results/grade-with-cache.ts';
import type { GradeRequest } from '../grade/grade-request.ts';
import type { Submission } from '../model/submission/submission.ts';

/** Does what `verbatim grade` does for one submission, including its files. */
export async function gradeAndRender(
  { folder, ...request }: Omit<GradeRequest, 'submission' | 'seed'> & { readonly folder: string },
  submission: Submission,
  earlier: EarlierResults | undefined,
): Promise<void> {
  const { assignment } = request;
  const grading = await gradeWithCache({ ...request, submission, seed: assignment.seed }, earlier);
  if (grading.status === 'not-graded') throw new Error(`${submission.id} was not graded: ${grading.reason}`);
  await writeFile(join(folder, `${submission.id}.json`), renderResult(grading));
  await writeFile(join(folder, `${submission.id}.html`), renderStudentPage(grading, { title: assignment.title }));
}
