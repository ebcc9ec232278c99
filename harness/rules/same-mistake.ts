import type { UnpricedFinding } from '../model/result/finding.ts';
import { ruleChecks } from './checks.ts';
import { type FactsById, type SourceRuleId, isSourceRule } from './definitions.ts';

/** What makes a finding the same mistake as another one; absent where each is one of its own. */
export function mistakeOf(finding: UnpricedFinding): string | undefined {
  if (!isOfSource(finding)) return undefined;
  const mistake = mistakeIn(finding.rule, finding);
  return mistake === undefined ? undefined : `${finding.rule} ${mistake}`;
}

/** Whether an error of the compiler comes of what a rule forbids. */
export function explainsError(rule: SourceRuleId, message: string): boolean {
  return ruleChecks[rule].explainsError?.(message) ?? false;
}

function mistakeIn<Id extends SourceRuleId>(id: Id, facts: FactsById[Id]): string | undefined {
  return ruleChecks[id].mistake?.(facts);
}

function isOfSource(finding: UnpricedFinding): finding is Extract<UnpricedFinding, { rule: SourceRuleId }> {
  return isSourceRule(finding.rule);
}
