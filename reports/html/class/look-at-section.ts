import type { Grading } from '../../../harness/model/grading.ts';
import { lookAtReason, lookAtTitle } from '../../explain/look-at.ts';
import { toLookAt } from '../../summary/to-look-at.ts';
import { type Markup, markup } from '../escape.ts';
import { fileNameFor } from '../file-name.ts';

/** Submissions whose source the rules could not check; absent where there are none. */
export function lookAtSection(gradings: readonly Grading[], folder: string): Markup | undefined {
  const all = toLookAt(gradings);
  if (all.length === 0) return undefined;
  return markup`<section aria-labelledby="look-at">
<h2 id="look-at">${lookAtTitle}</h2>
<ul class="cases">
${all.map(
  ({ submission, reason }) =>
    markup`<li><a href="${folder}/${fileNameFor(submission)}">${submission}</a>: ${lookAtReason(reason)}</li>\n`,
)}</ul>
</section>
`;
}
