import type { Graded } from '../../harness/model/result/grading.ts';
import { buildTrouble } from '../explain/compiler/build-trouble.ts';
import { plain } from '../phrases/quote.ts';
import type { AnnotatedFile } from '../source/annotated-file.ts';
import { entryName, maxMessages } from '../source/remarks.ts';
import { type Markup, markup } from './escape.ts';
import { placeLink } from './place-link.ts';
import { tag } from './signs.ts';
import { sentence } from './words.ts';

/** The messages of the compiler: the first error in full if something could not be run, otherwise folded away. */
export function compilerSection(grading: Graded, files: readonly AnnotatedFile[]): Markup | undefined {
  const { diagnostics } = grading.build;
  const trouble = buildTrouble(grading);
  if (trouble === undefined) {
    if (diagnostics.length === 0) return undefined;
    return markup`<section aria-labelledby="compiler">
<h2 id="compiler">The compiler</h2>
<details>
<summary>Its messages (${diagnostics.length})</summary>
${messages(diagnostics, files)}</details>
</section>
`;
  }
  const { headline, first } = trouble;
  return markup`<section aria-labelledby="compiler">
<h2 id="compiler">The compiler</h2>
<p>${sentence(headline)}</p>
${
  first === undefined
    ? undefined
    : markup`<div class="case"${diagnostics.length > 1 ? undefined : markup` id="${entryName('message', 0)}"`}>
<p class="meta">${tag('wrong', 'first error')} ${placeLink(first.at, files)}</p>
<h3>${first.message}</h3>
${first.meaning === undefined ? undefined : markup`<p>${sentence(first.meaning)}</p>\n`}</div>
`
}${
    diagnostics.length > (first === undefined ? 0 : 1)
      ? markup`<details>
<summary>All messages (${diagnostics.length})</summary>
${messages(diagnostics, files)}</details>
`
      : undefined
  }</section>
`;
}

function messages(diagnostics: Graded['build']['diagnostics'], files: readonly AnnotatedFile[]): Markup {
  const more = diagnostics.length - maxMessages;
  return markup`<ol class="messages">
${diagnostics
  .slice(0, maxMessages)
  .map(
    (diagnostic, index) =>
      markup`<li id="${entryName('message', index)}">${placeLink(diagnostic, files)} ${diagnostic.severity}: ${plain(diagnostic.message, 600)}</li>\n`,
  )}</ol>
${more <= 0 ? undefined : markup`<p class="note">${more} more not shown.</p>\n`}`;
}
