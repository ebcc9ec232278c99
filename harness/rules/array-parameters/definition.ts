import { z } from 'zod';
import { whole } from '../../shapes/shape-parts.ts';
import { defineRule } from '../define-rule.ts';

export const arrayParameters = defineRule({
  id: 'array-parameters',
  // How many functions must have such a parameter.
  options: { functions: whole('a whole number of functions from 1 to 100', 1n, 100n) },
  facts: {
    demanded: z.int().meta({ description: 'How many functions with an array as a parameter' }),
    found: z.int(),
  },
  example: { functions: 2 },
});
