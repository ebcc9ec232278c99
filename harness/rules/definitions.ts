import { arrayParameters } from './array-parameters/definition.ts';
import { comments } from './comments/definition.ts';
import { coutOnlyInPrint } from './cout-only-in-print/definition.ts';
import type { FactsOf, OptionsOf } from './define-rule.ts';
import { functionCalled } from './function-called/definition.ts';
import { headerComment } from './header-comment/definition.ts';
import { minFunctions } from './min-functions/definition.ts';
import { noArrays } from './no-arrays/definition.ts';
import { noCinInClass } from './no-cin-in-class/definition.ts';
import { noCmath } from './no-cmath/definition.ts';
import { noGlobals } from './no-globals/definition.ts';
import { noStringClass } from './no-string-class/definition.ts';
import { noVectors } from './no-vectors/definition.ts';
import { providedUnmodified } from './provided-unmodified/definition.ts';

/** Every rule that reads the source, in the order in which reports list their findings. */
export const sourceRules = [
  noGlobals,
  noArrays,
  noVectors,
  noStringClass,
  noCmath,
  functionCalled,
  minFunctions,
  arrayParameters,
  providedUnmodified,
  noCinInClass,
  coutOnlyInPrint,
  headerComment,
  comments,
] as const;

export type SourceRule = (typeof sourceRules)[number];
export type SourceRuleId = SourceRule['id'];
export type RuleById = { readonly [Rule in SourceRule as Rule['id']]: Rule };
export type FactsById = { readonly [Id in SourceRuleId]: FactsOf<RuleById[Id]> };
export const sourceRuleIds: readonly SourceRuleId[] = sourceRules.map(({ id }) => id);

/** What an assignment can choose about each rule, as `assignment.yaml` spells it. */
export type RuleOptions = { readonly [Id in SourceRuleId]: OptionsOf<RuleById[Id]> };

export function isSourceRule(rule: string): rule is SourceRuleId {
  return sourceRuleIds.some((id) => id === rule);
}
