import { count } from '../../../reports/phrases/count.ts';
import type { comments } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof comments> = {
  name: 'too few comments',
  description: 'There are as many comments as the handout asks for.',
  explain: ({ counted, found, demanded, of, commentedOut }) => {
    const notCounted =
      commentedOut === 0
        ? ''
        : ` ${count(commentedOut, 'line')} of code inside comments ${commentedOut === 1 ? 'does' : 'do'} not count.`;
    if (counted === 'functions') {
      return `Only ${found} of ${count(of, 'function')} ${found === 1 ? 'has' : 'have'} a comment; at least ${demanded} should.${notCounted} Say above each function what it does, for example above this one.`;
    }
    return `There ${found === 1 ? 'is' : 'are'} ${count(found, 'line')} of comments for ${count(of, 'line')} of code; at least ${demanded} ${demanded === 1 ? 'is' : 'are'} needed. Of the comment at the beginning, only lines about functions count.${notCounted} The longest part without a comment begins here.`;
  },
};
