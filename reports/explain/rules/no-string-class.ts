import type { FindingOf } from './finding-of.ts';
import { useOfClass } from './use-of-class.ts';

export function explainString(finding: FindingOf<'no-string-class'>): string {
  return `${useOfClass(finding, 'the string class')} The assignment must be solved without it; text in quotes, as you print it, is allowed.`;
}
