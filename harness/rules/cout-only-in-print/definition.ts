import { z } from 'zod';
import { text } from '../../shapes/shape-parts.ts';
import { defineRule } from '../define-rule.ts';
import { consoleFacts } from '../library/console-facts.ts';

/** It looks at the file of the class under test. */
export const coutOnlyInPrint = defineRule({
  id: 'cout-only-in-print',
  options: {
    // The members of the class that may print, and what only they call.
    members: z.array(text('the name of a member function'), 'a list of member functions').min(1, 'a member function'),
  },
  facts: {
    ...consoleFacts,
    members: z.array(z.string()).meta({ description: 'The members of the class that may print' }),
  },
  needs: 'class',
  example: { members: ['print'] },
});
