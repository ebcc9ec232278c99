import { words as arrayParameters } from './array-parameters/words.ts';
import { words as comments } from './comments/words.ts';
import { words as coutOnlyInPrint } from './cout-only-in-print/words.ts';
import { words as functionCalled } from './function-called/words.ts';
import { words as headerComment } from './header-comment/words.ts';
import { words as minFunctions } from './min-functions/words.ts';
import { words as noArrays } from './no-arrays/words.ts';
import { words as noCinInClass } from './no-cin-in-class/words.ts';
import { words as noCmath } from './no-cmath/words.ts';
import { words as noGlobals } from './no-globals/words.ts';
import { words as noStringClass } from './no-string-class/words.ts';
import { words as noVectors } from './no-vectors/words.ts';
import { words as providedUnmodified } from './provided-unmodified/words.ts';
import type { RuleById, SourceRuleId } from './definitions.ts';
import type { RuleWords } from './rule-words.ts';

/** The words of every rule that reads the source. */
export const sourceRuleWords: { readonly [Id in SourceRuleId]: RuleWords<RuleById[Id]> } = {
  'no-globals': noGlobals,
  'no-arrays': noArrays,
  'no-vectors': noVectors,
  'no-string-class': noStringClass,
  'no-cmath': noCmath,
  'header-comment': headerComment,
  comments,
  'function-called': functionCalled,
  'min-functions': minFunctions,
  'array-parameters': arrayParameters,
  'no-cin-in-class': noCinInClass,
  'cout-only-in-print': coutOnlyInPrint,
  'provided-unmodified': providedUnmodified,
};
