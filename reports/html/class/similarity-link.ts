import { markup } from '../escape.ts';

const line = /<p class="note" id="similarity">.*<\/p>\n/;

/**
 * The page of the class with a link to that of similar code below its title; `found` says what is there. The text comes
 * rendered, since a class may be compared long after it was graded. Nothing that a student wrote holds a `</header>`.
 */
export function withSimilarityLink(classPage: string, found: string): string {
  const link =
    markup`<p class="note" id="similarity"><a href="similarity.html">Similar code</a>: ${found}</p>\n`.toString();
  return classPage.replace(line, '').replace('</header>', () => `${link}</header>`);
}
