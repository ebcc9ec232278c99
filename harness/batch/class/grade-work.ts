import { type EarlierResults, gradeWithCache } from '../results/grade-with-cache.ts';
import { resultKey } from '../results/result-key.ts';
import type { UnfinishedRun } from '../run-folder/unfinished-run.ts';
import type { CollectedWork } from '../../collect/assemble-work.ts';
import { gradeUnread } from '../../grade/grade.ts';
import type { GradeRequest } from '../../grade/grade-request.ts';
import type { Grading } from '../../model/result/grading.ts';
import type { RosterCheck } from '../../model/submission/intake.ts';
import { listedStudents } from './listed-students.ts';

export interface GradingMeans {
  readonly request: Omit<GradeRequest, 'submission' | 'students'>;
  /** The class list, where one was given. */
  readonly roster: RosterCheck | undefined;
  /** Changes with the code of Verbatim. */
  readonly version: string;
  readonly cache: EarlierResults | undefined;
  readonly run: Pick<UnfinishedRun, 'left' | 'read'>;
}

export interface GradedWork {
  readonly grading: Grading;
  /** The digest of everything that the result depends on; undefined if the next run may give another result. */
  readonly key: string | undefined;
  /** Whether a stopped run had already finished it. */
  readonly found: boolean;
}

/**
 * Takes the result from a stopped run, or grades the work now. The bytes of the work are read here and not kept. Files
 * that cannot be read are a fault of Verbatim: the work is `not-graded`.
 */
export async function gradeWork(
  work: CollectedWork,
  { request, version, cache, run, roster }: GradingMeans,
): Promise<GradedWork> {
  const { id, facts, load } = work;
  try {
    const whole = { ...request, ...listedStudents(work, roster), submission: await load() };
    const key = resultKey(whole, version);
    const left = run.left.get(id);
    const finished = left === undefined || left.key !== key ? undefined : await run.read(left);
    const grading = finished ?? (await gradeWithCache(whole, cache));
    return { grading, key: grading.status === 'graded' ? key : undefined, found: finished !== undefined };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      grading: gradeUnread({ ...request, submission: { id, files: [], ...facts } }, reason),
      key: undefined,
      found: false,
    };
  }
}

/** Undefined if the files cannot be read. */
export async function keyOfWork(
  work: CollectedWork,
  { request, version, roster }: Pick<GradingMeans, 'request' | 'version' | 'roster'>,
): Promise<string | undefined> {
  const submission = await work.load().catch(() => undefined);
  return submission === undefined
    ? undefined
    : resultKey({ ...request, ...listedStudents(work, roster), submission }, version);
}
