import type { SimilarPair } from '../../../harness/model/result/similarity.ts';
import { percentText } from '../../explain/class/similarity.ts';
import { type Markup, markup } from '../escape.ts';
import { type StudentsOf, people } from './people.ts';

/** A row for each pair, with a link to its code if that is shown below. */
export function pairsTable(
  pairs: readonly SimilarPair[],
  { studentsOf, shown }: { readonly studentsOf: StudentsOf; readonly shown: number },
): Markup {
  return markup`<table class="pairs">
<thead><tr><th scope="col" class="figure">Pair</th><th scope="col">Similar</th><th scope="col">One</th><th scope="col">The other</th><th scope="col" class="figure more">Lines alike</th><th scope="col" class="figure more">Longest</th></tr></thead>
<tbody>
${pairs.map((pair, index) => row(pair, index + 1, studentsOf, index < shown))}</tbody>
</table>
`;
}

function row(
  { left, right, similarity, longest }: SimilarPair,
  number: number,
  studentsOf: StudentsOf,
  isShown: boolean,
): Markup {
  return markup`<tr><td class="figure">${number}</td><th scope="row">${
    isShown
      ? markup`<a href="#pair-${number}">${percentText(similarity)}<span class="unseen">, pair ${number}</span></a>`
      : percentText(similarity)
  }</th><td>${people(left, studentsOf)}</td><td>${people(right, studentsOf)}</td><td class="figure more">${left.alike} of ${left.lines}<br>${right.alike} of ${right.lines}</td><td class="figure more">${longest}</td></tr>
`;
}
