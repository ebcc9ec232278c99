import type { Grading } from '../../harness/model/result/grading.ts';
import type { VerdictKind } from '../../harness/model/result/verdict.ts';

export interface VerdictCount {
  readonly verdict: VerdictKind;
  readonly cases: number;
  /** In how many submissions it occurs. */
  readonly submissions: number;
}

/** How often each verdict was given, the most frequent first. */
export function countVerdicts(gradings: readonly Grading[]): VerdictCount[] {
  const counts = new Map<VerdictKind, { cases: number; submissions: number }>();
  for (const grading of gradings) {
    if (grading.status === 'not-graded') continue;
    const seen = new Set<VerdictKind>();
    for (const { verdict } of grading.cases) {
      const entry = counts.get(verdict.kind) ?? { cases: 0, submissions: 0 };
      entry.cases += 1;
      if (!seen.has(verdict.kind)) entry.submissions += 1;
      seen.add(verdict.kind);
      counts.set(verdict.kind, entry);
    }
  }
  return [...counts]
    .map(([verdict, entry]) => ({ verdict, ...entry }))
    .toSorted((one, other) => other.cases - one.cases || (one.verdict < other.verdict ? -1 : 1));
}
