import type { Grading } from '../../../harness/model/result/grading.ts';
import { marksText } from '../../explain/marks.ts';
import { countClass } from '../../summary/class-counts.ts';
import { medianMarks } from '../../summary/distribution.ts';
import { type Markup, markup } from '../escape.ts';
import { type Fate, fateSign, fateWords, fates } from './outcome-words.ts';

/** Rare outcomes are shown only if they occur. */
function isRare(fate: Fate): boolean {
  return fate === 'noSource' || fate === 'empty';
}

/** The class in a few numbers; `missing` is undefined without a roster. */
export function tally(gradings: readonly Grading[], missing: number | undefined): Markup {
  const counts: Readonly<Record<Fate, number>> = { ...countClass(gradings), missing: missing ?? 0 };
  const median = medianMarks(gradings);
  const shown = fates.filter((fate) =>
    fate === 'missing' ? missing !== undefined : !isRare(fate) || counts[fate] > 0,
  );
  return markup`<section aria-labelledby="tally">
<h2 id="tally" class="unseen">At a glance</h2>
<dl class="tally">
${shown.map((fate) => {
  const { tone, word } = fateWords[fate];
  return markup`<div class="${counts[fate] === 0 ? 'zero' : tone}"><dt>${fateSign(fate)}${word}</dt><dd>${counts[fate]}</dd></div>\n`;
})}${median === undefined ? undefined : markup`<div><dt>median marks</dt><dd>${marksText(median)}</dd></div>\n`}</dl>
</section>
`;
}
