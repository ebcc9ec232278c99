import { count } from '../../../reports/phrases/count.ts';
import { code } from '../../../reports/phrases/quote.ts';
import type { FindingOf } from '../../../reports/explain/rules/finding-of.ts';

export function explainArrayParameters({ demanded, found }: FindingOf<'array-parameters'>): string {
  return `The assignment asks for at least ${count(demanded, 'function')} with an array as a parameter, like ${code('void print(char board[11][11])')}; this program has ${found === 0 ? 'none' : found}.`;
}
