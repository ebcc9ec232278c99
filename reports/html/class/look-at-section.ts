import type { Grading } from '../../../harness/model/grading.ts';
import { lookAtReasons, lookAtTitle } from '../../explain/look-at.ts';
import { type LookIntake, toLookAt } from '../../summary/to-look-at.ts';
import { type Markup, markup } from '../escape.ts';
import { fileNameFor } from '../file-name.ts';

/** Everybody who needs a person's eyes; absent where there is nobody. */
export function lookAtSection(
  gradings: readonly Grading[],
  intake: LookIntake | undefined,
  folder: string,
): Markup | undefined {
  const all = toLookAt(gradings, intake);
  if (all.length === 0) return undefined;
  return markup`<section aria-labelledby="look-at">
<h2 id="look-at">${lookAtTitle}</h2>
<ul class="cases">
${all.map((one) => markup`<li>${whose(one.submission, folder)}${lookAtReasons(one)}</li>\n`)}</ul>
</section>
`;
}

function whose(submission: string | undefined, folder: string): Markup | undefined {
  return submission === undefined
    ? undefined
    : markup`<a href="${folder}/${fileNameFor(submission)}">${submission}</a>: `;
}
