import type { SimilarPair, Similarity, SimilarityOutcome } from '../../../harness/model/result/similarity.ts';
import { count } from '../../phrases/count.ts';
import {
  howItWasCompared,
  inPartWords,
  leftOutWords,
  notAProof,
  percentText,
  whyNotCompared,
} from '../../explain/class/similarity.ts';
import { type Markup, markup } from '../escape.ts';
import { pageText } from '../page.ts';
import { type TextOf, linesFrom, pairSection } from './pair-section.ts';
import { pairsTable } from './pairs-table.ts';
import { type StudentsOf, person } from './people.ts';
import { similarityStyle } from './similarity-style.ts';

export interface SimilarityPageOptions {
  /** Title of the assignment. */
  readonly title: string;
  readonly course?: string;
  readonly studentsOf: StudentsOf;
  readonly textOf: TextOf;
}

/** More code would make the page too long to read. The table has all pairs. */
const maxPairsShown = 100;
const maxLinesShown = 40_000;

/** Which submissions have code in common, with the code. For the staff only: it shows the work of several students. */
export function renderSimilarityPage(outcome: SimilarityOutcome, options: SimilarityPageOptions): string {
  const { title, course } = options;
  const isCompared = outcome.kind === 'compared';
  const pairs = isCompared ? outcome.similarity.pairs.length + outcome.similarity.more : undefined;
  return pageText({
    title: `Similar code: ${title}`,
    header: markup`<nav aria-label="Class"><a href="index.html">All submissions</a></nav>
<div class="masthead">
<div>
${course === undefined ? undefined : markup`<p class="eyebrow">${course}</p>\n`}<h1>${title}: similar code</h1>
<p class="faint">For the staff only: it shows the work of students.</p>
</div>
${pairs === undefined ? undefined : markup`<p class="score"><strong>${pairs}</strong> <span>${pairs === 1 ? 'pair' : 'pairs'}</span></p>\n`}</div>
`,
    main: isCompared ? comparedMain(outcome.similarity, options) : markup`<p>${whyNotCompared(outcome)}</p>\n`,
    footer: isCompared ? provenance(outcome.similarity) : undefined,
    extraStyle: similarityStyle,
  });
}

function comparedMain(similarity: Similarity, { studentsOf, textOf }: SimilarityPageOptions): Markup {
  const { pairs, more, threshold, compared } = similarity;
  const shown = shownInFull(pairs);
  const linesOf = linesFrom(textOf);
  return markup`<p class="step"><strong>${notAProof}</strong></p>
${howItWasCompared(similarity).map((sentence) => markup`<p>${sentence}</p>\n`)}<section aria-labelledby="pairs">
<h2 id="pairs">Pairs</h2>
${
  pairs.length === 0
    ? markup`<p>Among ${count(compared, 'submission')} there is no pair with ${threshold} % or more of its code in common.</p>\n`
    : pairsTable(pairs, { studentsOf, shown })
}${more === 0 ? undefined : markup`<p class="note">${more} more pairs are above the threshold, less similar than these. With so many, a higher --similarity-threshold may help.</p>\n`}</section>
${notComparedSection(similarity, studentsOf)}${
    shown === 0
      ? undefined
      : markup`<section aria-labelledby="fragments">
<h2 id="fragments">The code that is alike</h2>
${shown < pairs.length ? markup`<p class="note">Of the ${shown} most similar pairs.</p>\n` : undefined}${pairs.slice(0, shown).map((pair, index) => pairSection(pair, index + 1, linesOf))}</section>
`
  }`;
}

function shownInFull(pairs: readonly SimilarPair[]): number {
  let lines = 0;
  const beyond = pairs.findIndex(({ fragments }, index) => {
    for (const { left, right } of fragments) lines += left.to - left.from + right.to - right.from + 2;
    return index === maxPairsShown || lines > maxLinesShown;
  });
  return beyond === -1 ? pairs.length : beyond;
}

function notComparedSection({ inPart, leftOut }: Similarity, studentsOf: StudentsOf): Markup | undefined {
  if (inPart.length + leftOut.length === 0) return undefined;
  return markup`<section aria-labelledby="left-out">
<h2 id="left-out">Not compared, or not all of it</h2>
<ul class="cases">
${leftOut.map(({ submission, because }) => markup`<li>${person(submission, studentsOf)}: ${leftOutWords[because]}</li>\n`)}</ul>
${
  inPart.length === 0
    ? undefined
    : markup`<p>${inPartWords}</p>
<ul class="cases">
${inPart.map((submission) => markup`<li>${person(submission, studentsOf)}</li>\n`)}</ul>
`
}</section>
`;
}

function provenance({ compared, threshold, tool }: Similarity): Markup {
  return markup`<h2>How it was compared</h2>
<dl class="provenance">
<div><dt>Submissions</dt><dd>${compared}</dd></div>
<div><dt>Threshold</dt><dd>${percentText(threshold / 100)}</dd></div>
<div><dt>Compared by</dt><dd>${tool}</dd></div>
</dl>
`;
}
