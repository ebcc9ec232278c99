import type { FindingOf } from '../../../reports/explain/rules/finding-of.ts';
import { useOfClass } from '../library/class-words.ts';

export function explainVector(finding: FindingOf<'no-vectors'>): string {
  return `${useOfClass(finding, 'the vector class')} The assignment must be solved without vectors.`;
}
