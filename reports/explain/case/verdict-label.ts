import type { VerdictKind } from '../../../harness/model/result/verdict.ts';

/** The look of a case. Colour is never the only difference: each tone has a sign, and each verdict a word. */
export type Tone = 'right' | 'nearly' | 'wrong' | 'aside' | 'ours';

export interface VerdictLabel {
  readonly tone: Tone;
  readonly label: string;
}

export const verdictLabels: Readonly<Record<VerdictKind, VerdictLabel>> = {
  accepted: { tone: 'right', label: 'right' },
  presentation: { tone: 'nearly', label: 'nearly right' },
  'wrong-output': { tone: 'wrong', label: 'wrong output' },
  'wrong-result': { tone: 'wrong', label: 'wrong result' },
  'broken-protocol': { tone: 'wrong', label: 'wrong dialogue' },
  crashed: { tone: 'wrong', label: 'crashed' },
  'timed-out': { tone: 'wrong', label: 'timed out' },
  'too-much-output': { tone: 'wrong', label: 'too much output' },
  'out-of-memory': { tone: 'wrong', label: 'out of memory' },
  'forbidden-operation': { tone: 'wrong', label: 'forbidden operation' },
  'asked-for-more-input': { tone: 'wrong', label: 'did not end' },
  'missing-function': { tone: 'wrong', label: 'function missing' },
  'did-not-compile': { tone: 'aside', label: 'did not compile' },
  skipped: { tone: 'aside', label: 'skipped' },
  'not-graded': { tone: 'ours', label: 'could not be graded' },
};
