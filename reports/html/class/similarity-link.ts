import { markup } from '../escape.ts';

const lineBegins = '<p class="note" id="similarity">';

/**
 * The page of the class with a link to that of similar code below its title; `found` says what is there. The text comes
 * rendered, since a class may be compared long after it was graded. Nothing that a student wrote holds a `</header>`.
 */
export function withSimilarityLink(classPage: string, found: string): string {
  const link =
    markup`<p class="note" id="similarity"><a href="similarity.html">Similar code</a>: ${found}</p>\n`.toString();
  return withoutLine(classPage).replace('</header>', () => `${link}</header>`);
}

function withoutLine(page: string): string {
  const start = page.indexOf(lineBegins);
  const end = page.indexOf('\n', start);
  return start === -1 || end === -1 ? page : page.slice(0, start) + page.slice(end + 1);
}
