import type { Finding, Undecided } from '../../harness/model/result/finding.ts';
import type { Graded } from '../../harness/model/result/grading.ts';
import { placeText } from '../explain/compiler/compiler.ts';
import { count } from '../phrases/count.ts';
import { explainFinding } from '../explain/finding.ts';
import { deductionText } from '../explain/marks.ts';
import { explainUndecided } from '../explain/undecided.ts';
import type { Tone } from '../explain/case/verdict-label.ts';
import type { Screen } from './screen.ts';
import { sourceExcerpt } from './source-excerpt.ts';

const maxFindings = 8;

/** The findings: place and deduction, the line of code, the sentence. Then rules that could not be checked. */
export function findingLines({ findings, undecided = [], sources }: Graded, screen: Screen): string[] {
  function entry(place: Finding | Undecided, words: string, tone: Tone, marks: number): string[] {
    const where = screen.paint('heading', screen.oneLine(placeText(place), screen.width - 20));
    return [
      `${screen.sign(tone)} ${where}  ${deductionText(marks)}`,
      ...sourceExcerpt(sources, place, screen),
      ...screen.sentence(words, { most: 5 }),
    ];
  }

  const entries = [
    ...findings.map((finding) =>
      entry(finding, explainFinding(finding), finding.marks < 0 ? 'wrong' : 'nearly', finding.marks),
    ),
    ...undecided.map((one) => entry(one, explainUndecided(one), 'aside', 0)),
  ];
  const more = entries.length - maxFindings;
  const shown = entries.slice(0, maxFindings).flat();
  return more <= 0 ? shown : [...shown, ...screen.sentence(`and ${count(more, 'more finding')}`, { style: 'faint' })];
}
