import type { RuleOptions, SourceRuleId } from '../../model/assignment/assignment.ts';
import { arrayParameters } from './array-parameters.ts';
import { functionCalled } from './function-called.ts';
import { minFunctions } from './min-functions.ts';
import { comments } from './comments.ts';
import { coutOnlyInPrint } from './cout-only-in-print.ts';
import { headerComment } from './header-comment.ts';
import { noArrays } from './no-arrays.ts';
import { noCinInClass } from './no-cin-in-class.ts';
import { noCmath } from './no-cmath.ts';
import { noGlobals } from './no-globals.ts';
import { noStringClass } from './no-string-class.ts';
import { noVectors } from './no-vectors.ts';
import { providedUnmodified } from './provided-unmodified.ts';
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
