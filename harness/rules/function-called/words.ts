import { code } from '../../../reports/phrases/quote.ts';
import type { functionCalled } from './definition.ts';
import type { RuleWords } from '../rule-words.ts';

export const words: RuleWords<typeof functionCalled> = {
  name: 'a function is never called',
  description: 'Each function that the handout asks for is called, or passed to another function.',
  explain: ({ function: name, by }) => {
    const which = code(name, 60);
    switch (by) {
      case 'nothing':
        return `${which} is never called. The assignment asks for programs that use it: call it where the program needs what it does.`;
      case 'itself':
        return `${which} is only called by itself, so it never runs. Call it from ${code('main')} or from another function.`;
      case 'its-own-helpers':
        return `${which} is only called by functions that it calls itself, so it never runs. Call it from ${code('main')} or from another function.`;
    }
  },
};
