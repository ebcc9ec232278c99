import type { RuleId } from '../../harness/model/assignment/assignment.ts';
import type { Grading } from '../../harness/model/result/grading.ts';

export interface RuleCount {
  readonly rule: RuleId;
  readonly findings: number;
  readonly submissions: number;
}

/** How often each rule found something, the one that most submissions break first. */
export function countRules(gradings: readonly Grading[]): RuleCount[] {
  const counts = new Map<RuleId, { findings: number; submissions: number }>();
  for (const grading of gradings) {
    if (grading.status === 'not-graded') continue;
    for (const rule of new Set(grading.findings.map((finding) => finding.rule))) {
      const entry = counts.get(rule) ?? { findings: 0, submissions: 0 };
      entry.findings += grading.findings.filter((finding) => finding.rule === rule).length;
      entry.submissions += 1;
      counts.set(rule, entry);
    }
  }
  return [...counts]
    .map(([rule, entry]) => ({ rule, ...entry }))
    .toSorted(
      (one, other) =>
        other.submissions - one.submissions || other.findings - one.findings || (one.rule < other.rule ? -1 : 1),
    );
}
