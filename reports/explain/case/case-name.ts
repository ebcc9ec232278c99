import type { GradedCase } from '../../../harness/model/result/grading.ts';
import { plain } from '../../phrases/quote.ts';

/** `The handout's sample run (transcripts/01-sample-run)`: the title for people, the id for commands. */
export function caseName({ about, id }: Pick<GradedCase, 'about' | 'id'>): string {
  return `${plain(about, 120)} (${plain(id, 120)})`;
}
