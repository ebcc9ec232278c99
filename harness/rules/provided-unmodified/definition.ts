import { z } from 'zod';
import { text } from '../../shapes/shape-parts.ts';
import { defineRule } from '../define-rule.ts';

const someFunctions = z.array(text('the name of a function'), 'a list of functions').min(1, 'at least one function');

export const providedUnmodified = defineRule({
  id: 'provided-unmodified',
  options: {
    // The file of `handout/` that students start from.
    skeleton: text('the name of a file of handout'),
    // The functions in it that must stay as they are.
    functions: someFunctions,
    // Those of them whose text students were given; absent: all. If only the name and the purpose of a function were
    // published, each student writes its text, and its cases judge that.
    given: someFunctions.optional(),
  },
  facts: {
    function: z.string(),
    demanded: z.string().optional().meta({ description: 'The token of the handout; absent where its function ended' }),
    found: z.string().optional().meta({ description: 'The first token that differs; absent: the function is gone' }),
  },
  example: { skeleton: 'skeleton.cpp', functions: ['isFilled', 'printGrid'] },
});
