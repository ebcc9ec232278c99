import { z } from 'zod';
import { defineRule } from '../define-rule.ts';

export const noArrays = defineRule({
  id: 'no-arrays',
  options: {},
  facts: {
    what: z.enum(['variable', 'field', 'parameter', 'type', 'new', 'std-array']),
    through: z.enum(['pointer', 'reference', 'other']).optional().meta({
      description: 'It is not an array, but a pointer or a reference to one, or otherwise has one in its type',
    }),
    name: z.string().optional().meta({ description: 'Of what is found; absent if it has no name' }),
  },
  example: {},
});
