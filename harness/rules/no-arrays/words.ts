import { code } from '../../../reports/phrases/quote.ts';
import type { noArrays } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';
import type { FactsOf } from '../define-rule.ts';

const demand = 'The assignment must be solved without arrays.';

export const words: RuleWords<typeof noArrays> = {
  name: 'an array',
  description: 'There are no arrays.',
  explain: (facts) => {
    return `${sentence(facts)} ${demand}`;
  },
};

type ArrayFacts = FactsOf<typeof noArrays>;

function sentence({ what, name, through }: ArrayFacts): string {
  switch (what) {
    case 'variable':
    case 'field':
      return `${name === undefined ? 'What is declared here' : code(name, 60)} ${isArray(through)}.`;
    case 'parameter':
      return `${name === undefined ? 'A parameter' : `The parameter ${code(name, 60)}`} ${isArray(through)}.`;
    case 'type':
      return name === undefined
        ? `This is ${arrayType(through)}.`
        : `${code(name, 60)} is another name for ${arrayType(through)}.`;
    case 'new':
      return `${code('new')} with ${code('[]')} makes an array.`;
    case 'std-array':
      return `${code('std::array')} is an array, too.`;
  }
}

function isArray(through: ArrayFacts['through']): string {
  switch (through) {
    case undefined:
      return 'is an array';
    case 'pointer':
      return 'points to an array';
    case 'reference':
      return 'refers to an array';
    case 'other':
      return 'has an array in its type';
  }
}

function arrayType(through: ArrayFacts['through']): string {
  switch (through) {
    case undefined:
      return 'an array type';
    case 'pointer':
      return 'the type of a pointer to an array';
    case 'reference':
      return 'the type of a reference to an array';
    case 'other':
      return 'a type with an array in it';
  }
}
