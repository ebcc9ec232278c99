import type { FactsOf, RuleDefinition } from './define-rule.ts';

/** How a rule is told to students and to the staff. */
export interface RuleWords<Rule extends RuleDefinition> {
  /** What was found, in a few words for a table: `a global variable`. */
  readonly name: string;
  /** What the rule wants, in a sentence. */
  readonly description: string;
  /** One finding in a sentence or two that a novice understands. */
  readonly explain: (facts: FactsOf<Rule>) => string;
}
