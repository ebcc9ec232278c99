import { check as arrayParameters } from './array-parameters/check.ts';
import { check as comments } from './comments/check.ts';
import { check as coutOnlyInPrint } from './cout-only-in-print/check.ts';
import { check as functionCalled } from './function-called/check.ts';
import { check as headerComment } from './header-comment/check.ts';
import { check as minFunctions } from './min-functions/check.ts';
import { check as noArrays } from './no-arrays/check.ts';
import { check as noCinInClass } from './no-cin-in-class/check.ts';
import { check as noCmath } from './no-cmath/check.ts';
import { check as noGlobals } from './no-globals/check.ts';
import { check as noStringClass } from './no-string-class/check.ts';
import { check as noVectors } from './no-vectors/check.ts';
import { check as providedUnmodified } from './provided-unmodified/check.ts';
import type { RuleById, SourceRuleId } from './definitions.ts';
import type { RuleCheck } from './rule.ts';

/** How every rule that reads the source is checked. */
export const ruleChecks: { readonly [Id in SourceRuleId]: RuleCheck<RuleById[Id]> } = {
  'no-globals': noGlobals,
  'no-arrays': noArrays,
  'no-vectors': noVectors,
  'no-string-class': noStringClass,
  'no-cmath': noCmath,
  'function-called': functionCalled,
  'min-functions': minFunctions,
  'array-parameters': arrayParameters,
  'provided-unmodified': providedUnmodified,
  'no-cin-in-class': noCinInClass,
  'cout-only-in-print': coutOnlyInPrint,
  'header-comment': headerComment,
  comments,
};
