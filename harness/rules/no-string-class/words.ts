import { useOfClass } from '../library/class-words.ts';
import type { noStringClass } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof noStringClass> = {
  name: 'the string class',
  description: 'The class string is not used.',
  explain: (finding) => {
    return `${useOfClass(finding, 'the string class')} The assignment must be solved without it; text in quotes, as you print it, is allowed.`;
  },
};
