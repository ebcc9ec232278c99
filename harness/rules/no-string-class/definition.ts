import { defineRule } from '../define-rule.ts';
import { classFacts } from '../library/class-facts.ts';

export const noStringClass = defineRule({ id: 'no-string-class', options: {}, facts: classFacts, example: {} });
