import type { SourceRuleId } from '../../model/assignment.ts';
import type { RulePrograms } from './marked-program.fixture.ts';
import { noArraysPrograms } from './no-arrays.fixture.ts';
import { noCmathPrograms } from './no-cmath.fixture.ts';
import { noGlobalsPrograms } from './no-globals.fixture.ts';
import { noStringClassPrograms } from './no-string-class.fixture.ts';
import { noVectorsPrograms } from './no-vectors.fixture.ts';

/** The programs of every rule. A rule without programs does not compile. */
export const everyRule: { readonly [Id in SourceRuleId]: RulePrograms<Id> } = {
  'no-globals': noGlobalsPrograms,
  'no-arrays': noArraysPrograms,
  'no-vectors': noVectorsPrograms,
  'no-string-class': noStringClassPrograms,
  'no-cmath': noCmathPrograms,
};
