import { z } from 'zod';
import { type RuleId, ruleIds } from '../../model/assignment/assignment.ts';
import { type RuleById, type SourceRuleId, sourceRules } from '../../rules/definitions.ts';
import { map, number } from '../../shapes/shape-parts.ts';

/* The shapes of the rules under marking.policy: the deduction for each finding, and the options of a rule. */

const price = number('a number of marks, 0 or more', { minimum: 0 });
const prices = { each: price, most: price.optional() };
const bare = map(prices).optional();

/** The options of a rule besides its deduction; rules that the build decides have none. */
function optionsOf(id: RuleId): z.ZodRawShape {
  return sourceRules.find((rule) => rule.id === id)?.options ?? {};
}

export const policyShape = map(
  Object.fromEntries(ruleIds.map((id) => [id, map({ ...prices, ...optionsOf(id) }).optional()])) as Readonly<
    Record<RuleId, typeof bare>
  >,
);

/** The same part of the file without the deductions: which rules read the source, and their options. */
export const sourceRulesShape = z.object(
  Object.fromEntries(sourceRules.map(({ id, options }) => [id, z.object(options).optional()])) as unknown as {
    readonly [Id in SourceRuleId]: z.ZodOptional<z.ZodObject<RuleById[Id]['options']>>;
  },
);
