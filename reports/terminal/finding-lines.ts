import type { Finding } from '../../harness/model/finding.ts';
import { placeText } from '../explain/compiler.ts';
import { count } from '../explain/count.ts';
import { explainFinding } from '../explain/finding.ts';
import { priceText } from '../explain/marks.ts';
import type { Screen } from './screen.ts';

const mostFindings = 8;

/** Breaches of the course's rules: place and price, then the sentence. */
export function findingLines(findings: readonly Finding[], screen: Screen): string[] {
  const shown = findings
    .slice(0, mostFindings)
    .flatMap((finding) => [
      `${screen.sign(finding.marks < 0 ? 'wrong' : 'nearly')} ${screen.paint('heading', screen.oneLine(placeText(finding), screen.width - 20))}  ${priceText(finding.marks)}`,
      ...screen.sentence(explainFinding(finding), { most: 5 }),
    ]);
  const more = findings.length - mostFindings;
  return more <= 0 ? shown : [...shown, ...screen.sentence(`and ${count(more, 'more finding')}`, { style: 'faint' })];
}
