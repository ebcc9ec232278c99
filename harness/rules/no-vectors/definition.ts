import { defineRule } from '../define-rule.ts';
import { classFacts } from '../library/class-facts.ts';

export const noVectors = defineRule({ id: 'no-vectors', options: {}, facts: classFacts, example: {} });
