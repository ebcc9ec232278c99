import type { UnpricedFinding } from '../model/result/finding.ts';
import { ruleChecks } from './checks.ts';
import { type FactsById, type SourceRuleId, isSourceRule } from './definitions.ts';

/** Findings with the same text here are the same mistake. Undefined: each finding of the rule is a mistake. */
export function mistakeOf(finding: UnpricedFinding): string | undefined {
  if (!isOfSource(finding)) return undefined;
  const mistake = mistakeIn(finding.rule, finding);
  return mistake === undefined ? undefined : `${finding.rule} ${mistake}`;
}

/** Whether what a rule forbids causes this error of the compiler. */
export function explainsError(rule: SourceRuleId, message: string): boolean {
  return ruleChecks[rule].explainsError?.(message) ?? false;
}

function mistakeIn<Id extends SourceRuleId>(id: Id, facts: FactsById[Id]): string | undefined {
  return ruleChecks[id].mistake?.(facts);
}

function isOfSource(finding: UnpricedFinding): finding is Extract<UnpricedFinding, { rule: SourceRuleId }> {
  return isSourceRule(finding.rule);
}
