import type { RuleId } from '../../../harness/model/assignment/assignment.ts';
import type { FindingOf } from './finding-of.ts';

/** The words of each rule: what was found, for a table; what the rule wants; one finding in a sentence or two. */
export type WordsOf = {
  readonly [Rule in RuleId]: {
    readonly name: string;
    readonly description: string;
    readonly explain: (finding: FindingOf<Rule>) => string;
  };
};
