import { code } from '../../../reports/phrases/quote.ts';
import type { noArrays } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';
import type { FactsOf } from '../define-rule.ts';

const demand = 'The assignment must be solved without arrays.';

export const words: RuleWords<typeof noArrays> = {
  name: 'an array',
  description: 'There are no arrays.',
  explain: ({ what, name }) => {
    return `${subject(what, name)} ${demand}`;
  },
};

function subject(what: FactsOf<typeof noArrays>['what'], name: string | undefined): string {
  switch (what) {
    case 'variable':
    case 'field':
      return name === undefined ? 'This declares an array.' : `${code(name, 60)} is an array.`;
    case 'parameter':
      return name === undefined ? 'A parameter is an array.' : `The parameter ${code(name, 60)} is an array.`;
    case 'type':
      return name === undefined
        ? 'This is the type of an array.'
        : `${code(name, 60)} is another name for a type of arrays.`;
    case 'new':
      return `${code('new')} with ${code('[]')} makes an array.`;
    case 'std-array':
      return `${code('std::array')} is an array, too.`;
  }
}
