import type { Tone } from '../../explain/case/verdict-label.ts';
import type { Outcome } from '../../summary/class-counts.ts';
import { type Markup, markup } from '../escape.ts';
import { signMark } from '../signs.ts';

/** How a student of the class fared; `missing` handed in nothing, as only the roster can tell. */
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

/** Part of the marks is told by the marks; the others stand out. */
export function fateSign(fate: Fate): Markup | undefined {
  return fate === 'partial' ? undefined : markup`${signMark(fateWords[fate].tone)} `;
}
