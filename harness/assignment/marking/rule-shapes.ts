import { z } from 'zod';
import { type RuleId, type SourceRuleId, identityParts } from '../../model/assignment/assignment.ts';
import { map, number, text, whole } from '../../shapes/shape-parts.ts';

/* The shapes of the rules under marking.policy: what each finding costs, and what can be chosen about a rule. */

const price = number('a number of marks, 0 or more', (value) => value >= 0);
const prices = { each: price, most: price.optional() };
const someFunctions = z.array(text('the name of a function'), 'a list of functions').min(1, 'at least one function');
const functionCount = whole('a whole number of functions from 1 to 100', 1n, 100n);

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
  'function-called': {},
  'min-functions': { 'besides-main': functionCount },
  'array-parameters': { functions: functionCount },
  'provided-unmodified': {
    skeleton: text('the name of a file of handout'),
    functions: someFunctions,
    given: someFunctions.optional(),
  },
  'no-cin-in-class': {},
  'cout-only-in-print': {
    members: z.array(text('the name of a member function'), 'a list of member functions').min(1, 'a member function'),
  },
  'header-comment': {
    demands: z
      .array(z.enum(identityParts, 'name, student-id or e-mail'), 'a list of name, student-id and e-mail')
      .min(1, 'name, student-id or e-mail')
      .default([...identityParts]),
    'id-pattern': text('a regular expression').refine(isPattern, 'a regular expression').optional(),
    'e-mail-domain': text('a domain such as link.cuhk.edu.hk').optional(),
  },
  comments: {
    'code-lines': whole('a whole number of lines from 1 to 1000', 1n, 1000n).default(25),
    functions: number('a share from 0 to 1', (value) => value >= 0 && value <= 1).default(0),
  },
} satisfies Record<SourceRuleId, z.ZodRawShape>;

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}

const bare = map(prices).optional();

export const policyShape = map({
  'required-functions': bare,
  prototype: bare,
  warnings: bare,
  'file-name': bare,
  encoding: bare,
  'fallback-build': bare,
  'memory-fault': bare,
  'undefined-behaviour': bare,
  'no-globals': map({ ...prices, ...options['no-globals'] }).optional(),
  'no-arrays': map({ ...prices, ...options['no-arrays'] }).optional(),
  'no-vectors': map({ ...prices, ...options['no-vectors'] }).optional(),
  'no-string-class': map({ ...prices, ...options['no-string-class'] }).optional(),
  'no-cmath': map({ ...prices, ...options['no-cmath'] }).optional(),
  'function-called': map({ ...prices, ...options['function-called'] }).optional(),
  'min-functions': map({ ...prices, ...options['min-functions'] }).optional(),
  'array-parameters': map({ ...prices, ...options['array-parameters'] }).optional(),
  'provided-unmodified': map({ ...prices, ...options['provided-unmodified'] }).optional(),
  'no-cin-in-class': map({ ...prices, ...options['no-cin-in-class'] }).optional(),
  'cout-only-in-print': map({ ...prices, ...options['cout-only-in-print'] }).optional(),
  'header-comment': map({ ...prices, ...options['header-comment'] }).optional(),
  comments: map({ ...prices, ...options.comments }).optional(),
  'unreadable-source': bare,
} satisfies Record<RuleId, z.ZodType>);

export const providedUnmodifiedShape = z.object(options['provided-unmodified']);

/** The same part of the file, without the prices: which rules read the source, and how. */
export const sourceRulesShape = z.object({
  'no-globals': z.object(options['no-globals']).optional(),
  'no-arrays': z.object(options['no-arrays']).optional(),
  'no-vectors': z.object(options['no-vectors']).optional(),
  'no-string-class': z.object(options['no-string-class']).optional(),
  'no-cmath': z.object(options['no-cmath']).optional(),
  'function-called': z.object(options['function-called']).optional(),
  'min-functions': z.object(options['min-functions']).optional(),
  'array-parameters': z.object(options['array-parameters']).optional(),
  'provided-unmodified': providedUnmodifiedShape.optional(),
  'no-cin-in-class': z.object(options['no-cin-in-class']).optional(),
  'cout-only-in-print': z.object(options['cout-only-in-print']).optional(),
  'header-comment': z.object(options['header-comment']).optional(),
  comments: z.object(options.comments).optional(),
} satisfies Record<SourceRuleId, z.ZodType>);
