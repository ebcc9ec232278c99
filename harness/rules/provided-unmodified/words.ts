import { code } from '../../../reports/phrases/quote.ts';
import type { providedUnmodified } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

const rule = 'Provided functions must stay as they are; only comments and layout may change.';

export const words: RuleWords<typeof providedUnmodified> = {
  name: 'a provided function was changed',
  description: 'The functions that the course provided are unchanged, apart from comments and layout.',
  explain: ({ function: name, demanded, found }) => {
    const which = code(name, 60);
    if (found === undefined) {
      return demanded === undefined
        ? `${which} is not in the program. It was given to you and must stay there as it is.`
        : `${which} was changed: it ends before the ${code(demanded, 60)} of the handout. ${rule}`;
    }
    if (demanded === undefined) return `${which} was changed: ${code(found, 60)} is not in the handout. ${rule}`;
    return `${which} was changed: you have ${code(found, 60)}; the handout has ${code(demanded, 60)}. ${rule}`;
  },
};
