import { count } from '../../phrases/count.ts';
import { verdictLabels } from '../../explain/case/verdict-label.ts';
import { type Bundle, bundlesOf } from '../../summary/clusters/bundles.ts';
import type { Cluster } from '../../summary/clusters/clusters.ts';
import { anchorOf } from '../case-section.ts';
import { type Markup, markup } from '../escape.ts';
import { fileNameFor } from '../file-name.ts';
import { tag } from '../signs.ts';
import { sentence } from '../words.ts';

/** A class of 1,000 has thousands of clusters, and the smaller ones are not worth a comment. */
const maxShown = 40;
const openFromTheStart = 8;
const maxCases = 12;

/** Submissions with the same wrong output, so that one comment serves all of them. */
export function clustersSection(clusters: readonly Cluster[], folder: string): Markup | undefined {
  const bundles = bundlesOf(clusters);
  if (bundles.length === 0) return undefined;
  const [shown, folded] = [bundles.slice(0, openFromTheStart), bundles.slice(openFromTheStart, maxShown)];
  const left = bundles.length - shown.length - folded.length;
  return markup`<section aria-labelledby="clusters">
<h2 id="clusters">The same mistake</h2>
<p class="note">These programs fail a case with the same output. Names and ids of students in the output are ignored. One comment serves all of them, in <code>overrides.yaml</code>: <code class="command">- cluster: ${bundles[0]?.first.id}</code>, and below it <code class="command">comment:</code> with the text.</p>
${list(shown, folder)}${
    folded.length === 0
      ? undefined
      : markup`<details>
<summary>${count(folded.length, 'smaller cluster')}</summary>
${list(folded, folder)}</details>
`
  }${left === 0 ? undefined : markup`<p class="note">${left} with still fewer submissions are not shown.</p>\n`}</section>
`;
}

function list(bundles: readonly Bundle[], folder: string): Markup {
  return markup`<ul class="clusters">
${bundles.map((bundle) => item(bundle, folder))}</ul>
`;
}

function item({ first, more }: Bundle, folder: string): Markup {
  const { id, visibility, verdict, headline, submissions } = first;
  const [example = ''] = submissions;
  const { tone, label } = verdictLabels[verdict];
  return markup`<li id="${id}">
<h3>${count(submissions.length, 'submission')}: ${first.about} (<code>${first.case}</code>)${visibility === 'hidden' ? markup` <span class="faint">(hidden)</span>` : undefined}</h3>
<p>${tag(tone, label)} ${sentence(headline)}</p>
${more.length === 0 ? undefined : markup`<p>The same submissions fail ${count(more.length, 'more case')} together: ${names(more)}.</p>\n`}<p>Cluster <code class="command">${id}</code>, for example <a href="${folder}/${fileNameFor(example)}#${anchorOf(first.case)}">${example}</a></p>
<details>
<summary>Who<span class="unseen"> is in cluster ${id}</span></summary>
<p class="who">${submissions.join(', ')}</p>
</details>
</li>
`;
}

function names(clusters: readonly Cluster[]): Markup {
  const left = clusters.length - maxCases;
  return markup`${clusters.slice(0, maxCases).map((one, index) => markup`${index === 0 ? '' : '; '}${one.about} (<code>${one.case}</code>)`)}${left > 0 ? ` and ${left} more` : ''}`;
}
