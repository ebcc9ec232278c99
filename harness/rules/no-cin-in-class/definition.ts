import { defineRule } from '../define-rule.ts';
import { consoleFacts } from '../library/console-facts.ts';

/** It looks at the file of the class under test. */
export const noCinInClass = defineRule({
  id: 'no-cin-in-class',
  options: {},
  facts: consoleFacts,
  needs: 'class',
  example: {},
});
