import type { SourceRuleId } from '../model/assignment/assignment.ts';
import { arrayParametersPrograms } from './array-parameters/array-parameters.fixture.ts';
import { commentsPrograms } from './comments/comments.fixture.ts';
import { coutOnlyInPrintPrograms } from './cout-only-in-print/cout-only-in-print.fixture.ts';
import { functionCalledPrograms } from './function-called/function-called.fixture.ts';
import { headerCommentPrograms } from './header-comment/header-comment.fixture.ts';
import type { RulePrograms } from './marked-program.fixture.ts';
import { minFunctionsPrograms } from './min-functions/min-functions.fixture.ts';
import { noArraysPrograms } from './no-arrays/no-arrays.fixture.ts';
import { noCinInClassPrograms } from './no-cin-in-class/no-cin-in-class.fixture.ts';
import { noCmathPrograms } from './no-cmath/no-cmath.fixture.ts';
import { noGlobalsPrograms } from './no-globals/no-globals.fixture.ts';
import { noStringClassPrograms } from './no-string-class/no-string-class.fixture.ts';
import { noVectorsPrograms } from './no-vectors/no-vectors.fixture.ts';
import { providedUnmodifiedPrograms } from './provided-unmodified/provided-unmodified.fixture.ts';

/** The programs of every rule. A rule without programs does not compile. */
export const everyRule: { readonly [Id in SourceRuleId]: RulePrograms<Id> } = {
  'no-globals': noGlobalsPrograms,
  'no-arrays': noArraysPrograms,
  'no-vectors': noVectorsPrograms,
  'no-string-class': noStringClassPrograms,
  'no-cmath': noCmathPrograms,
  'function-called': functionCalledPrograms,
  'min-functions': minFunctionsPrograms,
  'array-parameters': arrayParametersPrograms,
  'provided-unmodified': providedUnmodifiedPrograms,
  'no-cin-in-class': noCinInClassPrograms,
  'cout-only-in-print': coutOnlyInPrintPrograms,
  'header-comment': headerCommentPrograms,
  comments: commentsPrograms,
};
