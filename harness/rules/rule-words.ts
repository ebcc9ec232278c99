import type { FactsOf, RuleDefinition } from './define-rule.ts';

/** What students and the staff read about a rule. */
export interface RuleWords<Rule extends RuleDefinition> {
  /** What was found, in a few words for a table: `a global variable`. */
  readonly name: string;
  /** What the rule requires, in a sentence. */
  readonly description: string;
  /** One finding in a sentence or two that a novice understands. */
  readonly explain: (facts: FactsOf<Rule>) => string;
}
