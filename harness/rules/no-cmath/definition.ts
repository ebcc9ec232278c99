import { z } from 'zod';
import { defineRule } from '../define-rule.ts';

export const noCmath = defineRule({
  id: 'no-cmath',
  options: {},
  facts: { function: z.string().meta({ description: '`sqrt`, without `std::`' }) },
  example: {},
});
