import type { Graded } from '../../../harness/model/result/grading.ts';
import type { OwnText, Verdict } from '../../../harness/model/result/verdict.ts';
import { count, listed } from '../../phrases/count.ts';
import { marksText } from '../marks.ts';
import { code } from '../../phrases/quote.ts';

const longestText = 100;

/** “Your program says `Invaild! Try again.` where the handout says `Invalid! Try again.`; …” */
export function wordingWords({ wording }: Graded): string | undefined {
  if (wording === undefined) return undefined;
  const { texts, cases, marks } = wording;
  const where = listed(texts.map(bothTexts));
  const lost = -marks;
  const deduction =
    lost === 0 ? 'no deduction' : `deduction: ${marksText(lost)} ${lost === 1 ? 'mark' : 'marks'} in all`;
  return `Your program says ${where}; ${deduction}${lost === 0 ? '' : ` (${count(cases, 'case')})`}.`;
}

/** “`Invaild! Try again.` where the handout says `Invalid! Try again.`” */
function bothTexts({ expected, actual }: OwnText): string {
  return `${inOneLine(actual)} where the handout says ${expected === '' ? 'nothing' : inOneLine(expected)}`;
}

function inOneLine(text: string): string {
  return code(text.replaceAll('\n', '⏎'), longestText);
}

/** The same for one case: “Right except for its wording: it says …” */
export function wordingOfCase(wording: readonly OwnText[]): string {
  return `Right except for its wording: it says ${listed(wording.map(bothTexts))}.`;
}

export function isWording(verdict: Verdict): boolean {
  return verdict.kind === 'presentation' && verdict.classes.includes('wording');
}
