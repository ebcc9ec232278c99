import { markup } from '../escape.ts';

const lineBegins = '<p class="note" id="similarity">';

/**
 * Adds a link to the page of similar code below the title of the class page; `found` says what is there. It works on
 * the rendered page, because a class may be compared long after it was graded. Text of students is escaped, so it never
 * contains `</header>`.
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
