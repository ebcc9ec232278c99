import { z } from 'zod';
import { defineRule } from '../define-rule.ts';

export const noArrays = defineRule({
  id: 'no-arrays',
  options: {},
  facts: {
    what: z.enum(['variable', 'field', 'parameter', 'type', 'new', 'std-array']),
    name: z.string().optional().meta({ description: 'Of what is an array; absent where it has no name' }),
  },
  example: {},
});
