import { z } from 'zod';
import { whole } from '../../shapes/shape-parts.ts';
import { defineRule } from '../define-rule.ts';

export const minFunctions = defineRule({
  id: 'min-functions',
  options: { 'besides-main': whole('a whole number of functions from 1 to 100', 1n, 100n) },
  facts: {
    demanded: z.int().meta({ description: 'How many functions besides main' }),
    found: z.int(),
  },
  example: { 'besides-main': 5 },
});
