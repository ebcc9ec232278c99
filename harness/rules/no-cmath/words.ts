import { code } from '../../../reports/phrases/quote.ts';
import type { noCmath } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof noCmath> = {
  name: 'a function of <cmath>',
  description: 'The functions of cmath are not used.',
  explain: ({ function: name }) => {
    return `${code(name, 60)} is a function of ${code('<cmath>')}, which must not be used here. Write the calculation yourself, for example with a loop.`;
  },
};
