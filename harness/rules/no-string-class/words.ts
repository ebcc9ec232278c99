import type { FindingOf } from '../../../reports/explain/rules/finding-of.ts';
import { useOfClass } from '../library/class-words.ts';

export function explainString(finding: FindingOf<'no-string-class'>): string {
  return `${useOfClass(finding, 'the string class')} The assignment must be solved without it; text in quotes, as you print it, is allowed.`;
}
