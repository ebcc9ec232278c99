import { placeText } from '../explain/compiler/compiler.ts';
import type { AnnotatedFile } from '../source/annotated-file.ts';
import { type Markup, markup } from './escape.ts';
import { lineAnchor } from './source-section.ts';

/** `domineering.cpp:12:5`, with a link to that line if it is shown. */
export function placeLink(
  place: { readonly file: string; readonly line: number; readonly column: number },
  files: readonly AnnotatedFile[],
): Markup {
  const text = markup`<code>${placeText(place)}</code>`;
  const anchor = lineAnchor(files, place);
  return anchor === undefined ? text : markup`<a href="#${anchor}">${text}</a>`;
}
