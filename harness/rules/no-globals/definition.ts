import { z } from 'zod';
import { defineRule } from '../define-rule.ts';

export const noGlobals = defineRule({
  id: 'no-globals',
  options: {
    const: z.enum(['forbidden', 'allowed'], 'forbidden or allowed').default('forbidden'),
    // Variables that outlive their function without being global. `shown`: reported without a deduction.
    'local-statics': z.enum(['charged', 'shown', 'ignored'], 'charged, shown or ignored').default('shown'),
  },
  facts: {
    name: z.string(),
    what: z.enum(['variable', 'extern', 'static-member', 'local-static']),
  },
  example: { const: 'forbidden', 'local-statics': 'charged' },
});
