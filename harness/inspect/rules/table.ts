import type { RuleOptions, SourceRuleId } from '../../model/assignment.ts';
import { noArrays } from './no-arrays.ts';
import { noCmath } from './no-cmath.ts';
import { noGlobals } from './no-globals.ts';
import { noStringClass } from './no-string-class.ts';
import { noVectors } from './no-vectors.ts';
import type { Rule } from './rule.ts';

/** Every rule that reads the source. */
export const sourceRules: { readonly [Id in SourceRuleId]: Rule<RuleOptions[Id]> } = {
  'no-globals': noGlobals,
  'no-arrays': noArrays,
  'no-vectors': noVectors,
  'no-string-class': noStringClass,
  'no-cmath': noCmath,
};
