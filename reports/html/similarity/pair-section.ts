import type { AlikeFragment, SimilarPair, Stretch } from '../../../harness/model/result/similarity.ts';
import { pairSentence, percentText } from '../../explain/class/similarity.ts';
import { type Markup, markup } from '../escape.ts';
import { headName } from './people.ts';

export type TextOf = (submission: string, file: string) => string;

const longestLine = 400;

/** The fragments that two submissions have in common, side by side. */
export function pairSection(pair: SimilarPair, number: number, linesOf: LinesOf): Markup {
  const { left, right, similarity, fragments } = pair;
  const [one = '', other = ''] = [left.submissions[0], right.submissions[0]];
  return markup`<section class="pair" id="pair-${number}" aria-labelledby="title-${number}">
<h3 id="title-${number}">${number}. ${headName(left)} and ${headName(right)}: ${percentText(similarity)}</h3>
<p>${pairSentence(pair)}</p>
${fragments.map((fragment) => fragmentRow(fragment, one, other, linesOf))}</section>
`;
}

function fragmentRow({ left, right }: AlikeFragment, one: string, other: string, linesOf: LinesOf): Markup {
  return markup`<div class="alike">
${side(one, left, linesOf)}${side(other, right, linesOf)}</div>
`;
}

function side(submission: string, { file, from, to }: Stretch, linesOf: LinesOf): Markup {
  const rows = linesOf(submission, file)
    .slice(from - 1, to)
    .map((text, index) => codeLine(text, from + index));
  return markup`<figure>
<figcaption><strong>${submission}</strong> ${file}, ${from === to ? `line ${from}` : `lines ${from} to ${to}`}</figcaption>
<pre class="code">${rows}</pre>
</figure>
`;
}

function codeLine(text: string, line: number): Markup {
  const rest = text.length > longestLine ? markup`<i class="marker">… the line is longer</i>` : undefined;
  return markup`<span data-line="${line}">${text.slice(0, longestLine)}${rest}
</span>`;
}

export type LinesOf = (submission: string, file: string) => readonly string[];

/** The lines of each text, as editors count them. Each text is split only once. */
export function linesFrom(textOf: TextOf): LinesOf {
  const known = new Map<string, readonly string[]>();
  return (submission, file) => {
    const key = `${submission}\0${file}`;
    const lines = known.get(key) ?? textOf(submission, file).split('\n').map(withoutReturn);
    known.set(key, lines);
    return lines;
  };
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
