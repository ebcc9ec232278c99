import type { GradedCase } from '../../harness/model/result/grading.ts';
import { toRepeat } from '../explain/case/to-repeat.ts';
import { type Markup, markup } from './escape.ts';

/** Random input is not in any file, so the page shows it. */
export function toRepeatParagraphs(graded: GradedCase): Markup {
  return markup`${toRepeat(graded).map(
    ({ intro, lines }) => markup`<p>${intro}: ${
      lines.length === 0
        ? 'nothing'
        : lines.map((line, index) => markup`${index === 0 ? '' : ' '}<kbd class="key">${line}</kbd>`)
    }</p>
`,
  )}`;
}
