import type { Grading } from '../../../harness/model/result/grading.ts';
import { count } from '../../phrases/count.ts';
import { type Bar, distribution } from '../../summary/distribution.ts';
import { type Markup, markup } from '../escape.ts';

/** How the marks are spread. Each bar is also a sentence for screen readers. */
export function histogram(gradings: readonly Grading[]): Markup {
  const bars = distribution(gradings);
  const tallest = Math.max(1, ...bars.map((bar) => bar.count));
  return markup`<section aria-labelledby="spread">
<h2 id="spread">How the marks are spread</h2>
<ol class="histogram">
${bars.map(
  (
    bar,
  ) => markup`<li><span class="unseen">${sentenceOf(bar)}</span><span class="amount" aria-hidden="true">${bar.count === 0 ? '' : bar.count}</span><span class="bar${bar.from === 100 ? ' full' : ''}" style="height:${Math.round((bar.count / tallest) * 100)}%" aria-hidden="true"></span><span class="range" aria-hidden="true">${bar.from}</span></li>
`,
)}</ol>
<p class="note">Percent of the marks, from each number up to the next. Full marks have a bar of their own.</p>
</section>
`;
}

function sentenceOf({ from, to, count: number }: Bar): string {
  const range = from === 100 ? 'Full marks' : `${from} up to ${to} percent`;
  return `${range}: ${count(number, 'submission')}`;
}
