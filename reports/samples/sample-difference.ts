import { firstDifference } from '../../harness/judge/first-difference.ts';
import { expectedView } from '../../harness/judge/terminal-view.ts';
import type { Piece } from '../../harness/model/assignment/transcript.ts';
import type { FirstDifference } from '../../harness/model/result/verdict.ts';

/** The difference between two sessions. The real judge finds it, so that samples are realistic. */
export function sampleDifference(expected: readonly Piece[], actual: readonly Piece[]): FirstDifference {
  const view = (pieces: readonly Piece[]) => expectedView({ pieces, ends: 'finished' });
  const first = firstDifference(view(expected), view(actual));
  if (first === undefined) throw new Error('The two sessions of a sample print the same');
  return first;
}
