import { listed } from '../../../reports/phrases/count.ts';
import { quoted } from '../../../reports/phrases/quote.ts';
import type { IdentityPart } from '../comment-text/identity-parts.ts';
import type { headerComment } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

const names: Readonly<Record<IdentityPart, string>> = {
  name: 'name',
  'student-id': 'student ID',
  'e-mail': 'e-mail address',
};

export const words: RuleWords<typeof headerComment> = {
  name: 'the comment with name, ID and e-mail',
  description: 'The file begins with a comment that says who wrote it.',
  explain: ({ problem, parts, found = '' }) => {
    const what = listed(parts.map((part) => `your ${names[part]}`));
    switch (problem) {
      case 'missing':
        return `We did not find ${what} in a comment at the beginning of this file. Write it there, for example: // Name: ..., Student ID: ..., E-mail: ...`;
      case 'form':
        return `${quoted(found)} does not look like ${listed(parts.map(formOf))}. Check it for a missing or an extra character.`;
      case 'somebody-else':
        return `${quoted(found)} does not match ${what} on the class list. Check whether it is right.`;
    }
  },
};

function formOf(part: IdentityPart): string {
  switch (part) {
    case 'name':
      return 'a name';
    case 'student-id':
      return 'a student ID of this course';
    case 'e-mail':
      return 'an e-mail address of the university';
  }
}
