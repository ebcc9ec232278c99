import { z } from 'zod';
import type { RuleId, SourceRuleId } from '../model/assignment.ts';
import { map, number } from './shape-parts.ts';

/* The shapes of the rules under marking.policy: what each finding costs, and what can be chosen about a rule. */

const price = number('a number of marks, 0 or more', (value) => value >= 0);
const prices = { each: price, most: price.optional() };

/** Of rules that read the source. A rule without options stands here, too: every one can be switched on. */
const options = {
  'no-globals': {
    const: z.enum(['forbidden', 'allowed'], 'forbidden or allowed').default('forbidden'),
    'local-statics': z.enum(['charged', 'shown', 'ignored'], 'charged, shown or ignored').default('shown'),
  },
  'no-arrays': {},
  'no-vectors': {},
  'no-string-class': {},
  'no-cmath': {},
} satisfies Record<SourceRuleId, z.ZodRawShape>;

const bare = map(prices).optional();

export const policyShape = map({
  'required-functions': bare,
  prototype: bare,
  warnings: bare,
  'file-name': bare,
  encoding: bare,
  'fallback-build': bare,
  'no-globals': map({ ...prices, ...options['no-globals'] }).optional(),
  'no-arrays': map({ ...prices, ...options['no-arrays'] }).optional(),
  'no-vectors': map({ ...prices, ...options['no-vectors'] }).optional(),
  'no-string-class': map({ ...prices, ...options['no-string-class'] }).optional(),
  'no-cmath': map({ ...prices, ...options['no-cmath'] }).optional(),
} satisfies Record<RuleId, z.ZodType>);

/** The same part of the file, without the prices: which rules read the source, and how. */
export const sourceRulesShape = z.object({
  'no-globals': z.object(options['no-globals']).optional(),
  'no-arrays': z.object(options['no-arrays']).optional(),
  'no-vectors': z.object(options['no-vectors']).optional(),
  'no-string-class': z.object(options['no-string-class']).optional(),
  'no-cmath': z.object(options['no-cmath']).optional(),
} satisfies Record<SourceRuleId, z.ZodType>);
