import { code } from '../../../reports/phrases/quote.ts';
import type { ClassFacts } from './class-facts.ts';

/** How a forbidden class of the library is used: “`str` is another name for the string class.” */
export function useOfClass({ how, text }: ClassFacts, what: string): string {
  switch (how) {
    case 'named':
      return `${code(text, 60)} is ${what}.`;
    case 'alias':
      return `${code(text, 60)} is another name for ${what}.`;
    case 'deduced':
      return `Here ${code('auto')} stands for ${what}.`;
    case 'literal':
      return `${code(text, 60)}, with the ${code('s')} after the quote, is an object of ${what}.`;
    case 'function':
      return `${code(text, 60)} makes an object of ${what}.`;
  }
}
