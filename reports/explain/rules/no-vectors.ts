import type { FindingOf } from './finding-of.ts';
import { useOfClass } from './use-of-class.ts';

export function explainVector(finding: FindingOf<'no-vectors'>): string {
  return `${useOfClass(finding, 'the vector class')} The assignment must be solved without vectors.`;
}
