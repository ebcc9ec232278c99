import { z } from 'zod';
import { share, whole } from '../../shapes/shape-parts.ts';
import { defineRule } from '../define-rule.ts';

export const comments = defineRule({
  id: 'comments',
  options: {
    // For so many lines of code, one line of comment.
    'code-lines': whole('a whole number of lines from 1 to 1000', 1n, 1000n).default(25),
    // The share of the functions that must have a comment.
    functions: share.default(0),
  },
  facts: {
    counted: z.enum(['lines', 'functions']).meta({
      description: 'Lines of comment for the lines of code, or functions that have a comment',
    }),
    found: z.int(),
    demanded: z.int(),
    of: z.int().meta({ description: 'So many lines of code, or functions, there are' }),
    commentedOut: z.int().meta({ description: 'Lines of code that are commented out, which are no documentation' }),
  },
  example: { 'code-lines': 10, functions: 1 },
});
