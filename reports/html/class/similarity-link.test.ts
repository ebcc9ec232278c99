import { expect, test } from 'vitest';
import { classWithTwin } from '../../samples/sample-class.ts';
import { renderClassPage } from './render-class-page.ts';
import { withSimilarityLink } from './similarity-link.ts';

const page = renderClassPage(classWithTwin, { title: '$& </header> <b>' });

test('the link is below the title, and a second call replaces it', () => {
  const once = withSimilarityLink(page, '2 pairs to look at');
  const line = '<p class="note" id="similarity"><a href="similarity.html">Similar code</a>: 2 pairs to look at</p>\n';
  expect(once).toContain(`</div>\n${line}</header>`);
  expect(once.replace(line, '')).toBe(page);
  const again = withSimilarityLink(once, '1 pair to look at');
  expect(again).toBe(withSimilarityLink(page, '1 pair to look at'));
});
