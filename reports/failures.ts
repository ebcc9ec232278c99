import type { GradedCase } from '../harness/model/result/grading.ts';
import { standingOf } from './explain/standing.ts';

/** Cases that fail for one and the same reason are told once. */
export interface Failure {
  readonly shown: GradedCase;
  /** Further cases with the same reason. */
  readonly others: readonly GradedCase[];
}

export function failuresOf(cases: readonly GradedCase[]): Failure[] {
  const failures = new Map<string, GradedCase[]>();
  for (const graded of cases) {
    if (standingOf(graded) !== 'failing') continue;
    const key = graded.verdict.kind === 'missing-function' ? `missing ${graded.verdict.demanded}` : graded.id;
    const same = failures.get(key);
    if (same === undefined) failures.set(key, [graded]);
    else same.push(graded);
  }
  return [...failures.values()].flatMap(([shown, ...others]) => (shown === undefined ? [] : [{ shown, others }]));
}

/** `functions/gridState` for several cases of one function, otherwise the id of the case. */
export function nameOfFailure({ shown, others }: Failure): string {
  const prefix = shown.id.slice(0, shown.id.lastIndexOf('/'));
  return others.some(({ id }) => id.startsWith(`${prefix}/`)) ? prefix : shown.id;
}

export function marksOfFailures(failures: readonly Failure[]): { readonly marks: number; readonly outOf: number } {
  const all = failures.flatMap(({ shown, others }) => [shown, ...others]);
  return {
    marks: all.reduce((sum, { marks }) => sum + marks, 0),
    outOf: all.reduce((sum, { outOf }) => sum + outOf, 0),
  };
}
