import { useOfClass } from '../library/class-words.ts';
import type { noVectors } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof noVectors> = {
  name: 'a vector',
  description: 'There are no vectors.',
  explain: (finding) => {
    return `${useOfClass(finding, 'the vector class')} The assignment must be solved without vectors.`;
  },
};
