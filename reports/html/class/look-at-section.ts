import type { Grading } from '../../../harness/model/result/grading.ts';
import { lookAtReasons, lookAtTitle } from '../../explain/class/look-at.ts';
import { type LookIntake, type ToLookAt, toLookAt } from '../../summary/to-look-at.ts';
import { type Markup, markup } from '../escape.ts';
import { fileNameFor } from '../file-name.ts';

/** The submissions that a person should look at; undefined if there are none. */
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
${all.map((one) => markup`<li>${whose(one, folder)}${lookAtReasons(one)}</li>\n`)}</ul>
</section>
`;
}

function whose({ submission, names }: ToLookAt, folder: string): Markup | undefined {
  if (submission === undefined) return undefined;
  const called = names.length === 0 ? undefined : markup` <span class="faint">${names.join(', ')}</span>`;
  return markup`<a href="${folder}/${fileNameFor(submission)}">${submission}</a>${called}: `;
}
