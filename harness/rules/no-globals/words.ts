import { code } from '../../../reports/phrases/quote.ts';
import type { noGlobals } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof noGlobals> = {
  name: 'a global variable',
  description: 'There are no global variables.',
  explain: ({ what, name }) => {
    const variable = code(name, 60);
    switch (what) {
      case 'variable':
        return `${variable} is a global variable: it is declared outside of every function. Declare it inside the function that needs it, and give it to other functions as a parameter.`;
      case 'extern':
        return `${variable} is a global variable, declared with ${code('extern')}. Give its value to functions as a parameter.`;
      case 'static-member':
        return `${variable} is a static member: all objects of the class share it, like a global variable. Make it an ordinary member, or a parameter.`;
      case 'local-static':
        return `${variable} is static, so it keeps its value from one call of the function to the next, almost like a global variable.`;
    }
  },
};
