import type { RuleOptions, SourceRuleId } from '../model/assignment/assignment.ts';
import { arrayParameters } from './array-parameters/check.ts';
import { functionCalled } from './function-called/check.ts';
import { minFunctions } from './min-functions/check.ts';
import { comments } from './comments/check.ts';
import { coutOnlyInPrint } from './cout-only-in-print/check.ts';
import { headerComment } from './header-comment/check.ts';
import { noArrays } from './no-arrays/check.ts';
import { noCinInClass } from './no-cin-in-class/check.ts';
import { noCmath } from './no-cmath/check.ts';
import { noGlobals } from './no-globals/check.ts';
import { noStringClass } from './no-string-class/check.ts';
import { noVectors } from './no-vectors/check.ts';
import { providedUnmodified } from './provided-unmodified/check.ts';
import type { Rule } from './rule.ts';

/** Every rule that reads the source. */
export const sourceRules: { readonly [Id in SourceRuleId]: Rule<RuleOptions[Id]> } = {
  'no-globals': noGlobals,
  'no-arrays': noArrays,
  'no-vectors': noVectors,
  'no-string-class': noStringClass,
  'no-cmath': noCmath,
  'no-cin-in-class': noCinInClass,
  'cout-only-in-print': coutOnlyInPrint,
  'header-comment': headerComment,
  comments,
  'function-called': functionCalled,
  'min-functions': minFunctions,
  'array-parameters': arrayParameters,
  'provided-unmodified': providedUnmodified,
};
