import { count } from '../../../reports/phrases/count.ts';
import { code } from '../../../reports/phrases/quote.ts';
import type { arrayParameters } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof arrayParameters> = {
  name: 'too few array parameters',
  description: 'At least as many functions as the handout asks for have array parameters.',
  explain: ({ demanded, found }) => {
    return `The assignment asks for at least ${count(demanded, 'function')} with an array as a parameter, like ${code('int sumOf(int numbers[], int count)')}; this program has ${found === 0 ? 'none' : found}.`;
  },
};
