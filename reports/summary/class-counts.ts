import type { Grading } from '../../harness/model/result/grading.ts';
import { noProgramIn } from '../../harness/model/result/no-program.ts';

/** The results of a class; every submission is in exactly one of these numbers. */
export interface ClassCounts {
  readonly full: number;
  readonly partial: number;
  readonly noSource: number;
  readonly empty: number;
  readonly didNotCompile: number;
  readonly notGraded: number;
}

export type Outcome = keyof ClassCounts;

export function outcomeOf(grading: Grading): Outcome {
  if (grading.status === 'not-graded') return 'notGraded';
  const noProgram = noProgramIn(grading);
  if (noProgram !== undefined) return noProgram === 'empty' ? 'empty' : 'noSource';
  if (!grading.build.compiled) return 'didNotCompile';
  return grading.marks >= grading.outOf ? 'full' : 'partial';
}

export function countClass(gradings: readonly Grading[]): ClassCounts {
  const outcomes = gradings.map(outcomeOf);
  const number = (outcome: Outcome) => outcomes.filter((one) => one === outcome).length;
  return {
    full: number('full'),
    partial: number('partial'),
    noSource: number('noSource'),
    empty: number('empty'),
    didNotCompile: number('didNotCompile'),
    notGraded: number('notGraded'),
  };
}

/** Sorted by id, in the same order on every machine; numbers in ids are compared as numbers. */
export function sortedClass(gradings: readonly Grading[]): Grading[] {
  return gradings.toSorted((one, other) => compareIds(one.submission, other.submission));
}

/** Compares numbers in ids as numbers, so s9 comes before s10. */
export function compareIds(one: string, other: string): number {
  const [a, b] = [parts(one), parts(other)];
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [left = '', right = ''] = [a[index], b[index]];
    if (left === right) continue;
    const byNumber = Number(left) - Number(right);
    if (Number.isFinite(byNumber) && byNumber !== 0) return byNumber;
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

function parts(id: string): string[] {
  return id.match(/\d+|\D+/g) ?? [];
}
