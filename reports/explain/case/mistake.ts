import type { Graded, GradedCase } from '../../../harness/model/result/grading.ts';
import { count } from '../../phrases/count.ts';
import { subjectOf } from './headline.ts';
import { code } from '../../phrases/quote.ts';
import { standingOf } from '../standing.ts';

/** The one mistake that explains all failing calls. */
export function mistakeWords({ mistake }: Pick<Graded, 'mistake'>): string | undefined {
  if (mistake === undefined) return undefined;
  const { value, counted, cases } = mistake;
  return (
    `One mistake explains ${count(cases, 'case')} with wrong calls: your program counts the ${counted}s in ${code(value)} ` +
    `from the right. The handout counts them from the left, leading zeros included: ${counted} 1 is the first one.`
  );
}

/** Whether the mistake explains this case. It explains all that fail in a call, including hidden ones. */
export function isExplained(graded: GradedCase): boolean {
  if (standingOf(graded) !== 'failing' || graded.verdict.kind === 'missing-function') return false;
  return graded.group === 'functions' || subjectOf(graded.evidence)?.kind === 'call';
}
