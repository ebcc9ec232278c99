import { z } from 'zod';
import { defineRule } from '../define-rule.ts';

/** It looks at the required functions. */
export const functionCalled = defineRule({
  id: 'function-called',
  options: {},
  facts: {
    function: z.string(),
    by: z.enum(['nothing', 'itself', 'its-own-helpers']).meta({
      description: 'What calls it: no function; only itself; only functions that run because it calls them',
    }),
  },
  needs: 'functions',
  example: {},
});
