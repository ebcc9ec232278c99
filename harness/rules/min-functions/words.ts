import { count } from '../../../reports/phrases/count.ts';
import { code } from '../../../reports/phrases/quote.ts';
import type { minFunctions } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof minFunctions> = {
  name: 'too few functions',
  description: 'Besides main, the program has at least as many functions as the handout asks for.',
  explain: ({ demanded, found }) => {
    const demand = `The assignment asks for at least ${count(demanded, 'function')} besides ${code('main')}`;
    if (found === 0) return `${demand}; this program has none. Move parts of the work into functions of their own.`;
    return `${demand}; this program has ${found}. Move more parts of the work into functions of their own.`;
  },
};
