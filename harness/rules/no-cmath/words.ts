import { code } from '../../../reports/phrases/quote.ts';
import type { FindingOf } from '../../../reports/explain/rules/finding-of.ts';

export function explainCmath({ function: name }: FindingOf<'no-cmath'>): string {
  return `${code(name, 60)} is a function of ${code('<cmath>')}, which must not be used here. Write the calculation yourself, for example with a loop.`;
}
