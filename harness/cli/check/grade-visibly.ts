import { type EarlierResults, gradeWithCache } from '../../batch/results/grade-with-cache.ts';
import type { GradeRequest } from '../../grade/grade-request.ts';
import type { Grading } from '../../model/result/grading.ts';
import { showActivity } from './activity-line.ts';
import { watchToolchain } from './watch-toolchain.ts';

/** Grades, and shows the progress on a terminal: a program that sleeps takes minutes. */
export async function gradeVisibly(request: GradeRequest, earlier: EarlierResults | undefined): Promise<Grading> {
  if (!process.stderr.isTTY) return gradeWithCache(request, earlier);
  const line = showActivity(process.stderr);
  try {
    return await gradeWithCache({ ...request, toolchain: watchToolchain(request.toolchain, line.show) }, earlier);
  } finally {
    line.clear();
  }
}
