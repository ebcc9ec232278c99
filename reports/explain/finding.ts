import type { RuleId } from '../../harness/model/assignment/assignment.ts';
import type { Finding } from '../../harness/model/result/finding.ts';
import { sourceRuleWords } from '../../harness/rules/words.ts';
import { buildWords, runWords } from './rules/build-words.ts';
import type { WordsOf } from './rules/rule-words.ts';

/** The words of every rule. */
export const ruleWords: WordsOf = { ...buildWords, ...sourceRuleWords, ...runWords };

/** One finding in a sentence or two that a novice understands. */
export function explainFinding(finding: Finding): string {
  return explained(finding.rule, finding);
}

type FindingByRule = { readonly [Rule in RuleId]: Extract<Finding, { rule: Rule }> };

function explained<Rule extends RuleId>(rule: Rule, finding: FindingByRule[Rule]): string {
  return ruleWords[rule].explain(finding);
}
