import { z } from 'zod';
import { type RuleId, ruleIds } from '../../model/assignment/assignment.ts';
import { type RuleById, type SourceRuleId, sourceRules } from '../../rules/definitions.ts';
import { map, number } from '../../shapes/shape-parts.ts';

/* The shapes of the rules under marking.policy: what each finding costs, and what can be chosen about a rule. */

const price = number('a number of marks, 0 or more', (value) => value >= 0);
const prices = { each: price, most: price.optional() };
const bare = map(prices).optional();

/** What can be chosen about a rule, beside its price; the build's rules leave nothing to choose. */
function optionsOf(id: RuleId): z.ZodRawShape {
  return sourceRules.find((rule) => rule.id === id)?.options ?? {};
}

export const policyShape = map(
  Object.fromEntries(ruleIds.map((id) => [id, map({ ...prices, ...optionsOf(id) }).optional()])) as Readonly<
    Record<RuleId, typeof bare>
  >,
);

/** The same part of the file, without the prices: which rules read the source, and how. */
export const sourceRulesShape = z.object(
  Object.fromEntries(sourceRules.map(({ id, options }) => [id, z.object(options).optional()])) as unknown as {
    readonly [Id in SourceRuleId]: z.ZodOptional<z.ZodObject<RuleById[Id]['options']>>;
  },
);
