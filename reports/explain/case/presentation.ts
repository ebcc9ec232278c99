import type { PresentationClass } from '../../../harness/model/assignment/assignment.ts';
import type { Verdict } from '../../../harness/model/result/verdict.ts';
import { count, listed } from '../../phrases/count.ts';
import { wordingOfCase } from './wording.ts';

const differOnlyBy: Readonly<Record<PresentationClass, string>> = {
  'final-newline': 'the newline after the very last line',
  typographic: 'curly quotes, long dashes and the like, as word processors make them',
  'line-ends': 'how they end (\\r\\n instead of \\n)',
  'trailing-blanks': 'spaces at the end of the line',
  blanks: 'spaces inside the line',
  'blank-lines': 'empty lines',
  'letter-case': 'capital and small letters',
  wording: 'their wording',
};

type Presentation = Extract<Verdict, { kind: 'presentation' }>;

/** “12 of 57 lines differ only by spaces at the end of the line.” */
export function presentationHeadline({ classes, wording, lines: { differing, total } }: Presentation): string {
  if (wording !== undefined && classes.length === 1) return wordingOfCase(wording);
  const what = listed(classes.map((name) => differOnlyBy[name]));
  // With extra lines, more lines can differ than are expected.
  const howMany = differing <= total ? `${differing} of ${count(total, 'line')}` : `${differing} lines`;
  return `${howMany} ${differing === 1 ? 'differs' : 'differ'} only by ${what}.`;
}
