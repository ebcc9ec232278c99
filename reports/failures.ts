import type { GradedCase } from '../harness/model/result/grading.ts';
import { groupNames } from './explain/class/group-name.ts';
import { standingOf } from './explain/standing.ts';

/** Cases that fail for the same reason are shown once, as one failure. */
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

/** The title of the case; for several cases, what they have in common: `gridState`, or `Sessions`. */
export function titleOfFailure(failure: Failure): string {
  const { shown } = failure;
  const name = nameOfFailure(failure);
  return name === shown.id ? shown.about : titleOfFolder(name, shown.group);
}

/** `gridState` for `functions/gridState`, and `Sessions` for `transcripts`. */
export function titleOfFolder(folder: string, group: GradedCase['group']): string {
  const slash = folder.indexOf('/');
  return slash < 0 ? groupNames[group].name : folder.slice(slash + 1);
}

export function marksOfFailures(failures: readonly Failure[]): { readonly marks: number; readonly outOf: number } {
  const all = failures.flatMap(({ shown, others }) => [shown, ...others]);
  return {
    marks: all.reduce((sum, { marks }) => sum + marks, 0),
    outOf: all.reduce((sum, { outOf }) => sum + outOf, 0),
  };
}
