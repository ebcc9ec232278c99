import { grade } from '../../grade/grade.ts';
import type { GradeRequest } from '../../grade/grade-request.ts';
import type { Graded, Grading } from '../../model/result/grading.ts';
import type { ResultCache } from './result-cache.ts';
import { resultKey } from './result-key.ts';
import { watchSteadiness } from './steadiness.ts';

export interface EarlierResults {
  readonly cache: ResultCache;
  /** Changes with the code of Verbatim. */
  readonly version: string;
}

/** Grades a submission, or returns the earlier result of the same submission, cases, compiler, seed and code. */
export async function gradeWithCache(request: GradeRequest, earlier: EarlierResults | undefined): Promise<Grading> {
  const key = earlier === undefined ? undefined : resultKey(request, earlier.version);
  if (earlier === undefined || key === undefined) return grade(request);
  const found = await earlier.cache.get(key);
  if (found !== undefined) return found;
  const { toolchain, isSteady } = watchSteadiness(request.toolchain);
  const grading = await grade({ ...request, toolchain });
  // A fault inside Verbatim may be gone the next time, and the reader may then have enough time or memory.
  if (grading.status === 'graded' && isSteady() && !stoppedReader(grading)) await earlier.cache.put(key, grading);
  return grading;
}

function stoppedReader({ findings }: Graded): boolean {
  return findings.some((one) => one.rule === 'unreadable-source' && ['time', 'memory', 'failure'].includes(one.limit));
}
