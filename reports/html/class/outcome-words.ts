import type { Tone } from '../../explain/case/verdict-label.ts';
import type { Outcome } from '../../summary/class-counts.ts';
import { type Markup, markup } from '../escape.ts';
import { signMark } from '../signs.ts';

/** What became of a student's work. `missing`: on the roster, with no submission. */
export type Fate = Outcome | 'missing';

export const fates: readonly Fate[] = ['full', 'partial', 'didNotCompile', 'noSource', 'empty', 'notGraded', 'missing'];

export const fateWords: Readonly<Record<Fate, { readonly tone: Tone; readonly word: string }>> = {
  full: { tone: 'right', word: 'full marks' },
  partial: { tone: 'nearly', word: 'part of the marks' },
  didNotCompile: { tone: 'wrong', word: 'did not compile' },
  noSource: { tone: 'wrong', word: 'no source' },
  empty: { tone: 'wrong', word: 'empty' },
  notGraded: { tone: 'ours', word: 'could not be graded' },
  missing: { tone: 'aside', word: 'no submission' },
};

/** No sign for a part of the marks, so that the other outcomes are easy to see. */
export function fateSign(fate: Fate): Markup | undefined {
  return fate === 'partial' ? undefined : markup`${signMark(fateWords[fate].tone)} `;
}
