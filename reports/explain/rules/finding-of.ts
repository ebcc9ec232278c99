import type { Finding } from '../../../harness/model/result/finding.ts';

/** A finding of one rule. */
export type FindingOf<Rule extends Finding['rule']> = Extract<Finding, { rule: Rule }>;
