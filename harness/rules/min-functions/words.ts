import { count } from '../../../reports/phrases/count.ts';
import { code } from '../../../reports/phrases/quote.ts';
import type { FindingOf } from '../../../reports/explain/rules/finding-of.ts';

export function explainMinFunctions({ demanded, found }: FindingOf<'min-functions'>): string {
  const demand = `The assignment asks for at least ${count(demanded, 'function')} besides ${code('main')}`;
  if (found === 0) return `${demand}; this program has none. Move parts of the work into functions of their own.`;
  return `${demand}; this program has ${found}. Move more parts of the work into functions of their own.`;
}
