import { expect, test } from 'vitest';
import type { SimilarityOutcome } from '../../../harness/model/result/similarity.ts';
import { samplePairs, sampleSimilarity, sampleSimilarityPage } from '../../samples/sample-similarity.ts';
import { renderSimilarityPage } from './render-similarity-page.ts';

const page = renderSimilarityPage({ kind: 'compared', similarity: sampleSimilarity }, sampleSimilarityPage);

function mainOf(html: string): string {
  return /<main[^>]*>\n(.*)<\/main>/s.exec(html)?.[1] ?? '';
}

test('the page shows the pairs, and side by side the code that they have in common', async () => {
  await expect(page).toMatchFileSnapshot('../../samples/html/similarity.html');
});

test('text of a student is escaped, in code and in names', () => {
  expect(page).toContain('&lt;i&gt;Lee&lt;/i&gt; Ka Yan');
  expect(page).not.toMatch(/<script|<i>Lee/);
});

test('the page says that it is not a proof, and who may read it', () => {
  expect(page).toContain('Similar code is a reason to look, not a proof.');
  expect(page).toContain('For the staff only: it shows the work of students.');
});

test('all pairs are in the table, and the most similar ones are shown with their code', () => {
  const [, pair] = samplePairs;
  if (pair === undefined) throw new Error('there are three');
  const similarity = { ...sampleSimilarity, pairs: Array.from({ length: 150 }, () => pair) };
  const html = renderSimilarityPage({ kind: 'compared', similarity }, sampleSimilarityPage);
  expect(html.match(/<section class="pair"/g)).toHaveLength(100);
  expect(html.match(/href="#pair-/g)).toHaveLength(100);
  expect(html.match(/<td class="figure">\d+<\/td>/g)).toHaveLength(150);
  expect(html).toContain('Of the 100 most similar pairs.');
});

test('the page says so if there are no pairs', () => {
  const similarity = { ...sampleSimilarity, pairs: [], more: 0, inPart: [], leftOut: [] };
  const html = renderSimilarityPage({ kind: 'compared', similarity }, sampleSimilarityPage);
  expect(html).toContain('<p>Among 42 submissions there is no pair with 50 % or more of its code in common.</p>');
  expect(html).not.toMatch(/<h2 id="(?:fragments|left-out)"/);
});

const outcomes: readonly (readonly [SimilarityOutcome, string])[] = [
  [
    { kind: 'not-installed' },
    'because the package @dodona/dolos-lib is not installed here: run &quot;npm install&quot; in the folder of Verbatim, with a network, and ask again.',
  ],
  [
    { kind: 'does-not-load', detail: 'a <b> is missing' },
    'because the package @dodona/dolos-lib does not run here (a &lt;b&gt; is missing): run &quot;npm ci&quot; in the folder of Verbatim, with a network, and ask again.',
  ],
  [{ kind: 'failed', detail: 'out of memory' }, 'because of a fault on our side (out of memory).'],
];

test.each(outcomes)('if nothing could be compared, one sentence says why: $kind', (outcome, words) => {
  const html = renderSimilarityPage(outcome, sampleSimilarityPage);
  expect(mainOf(html)).toBe(`<p>Similar code was not looked for, ${words} Marks are not affected.</p>\n`);
});
