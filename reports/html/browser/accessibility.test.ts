// @module-tag browser
import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { classWithTwin, sampleClusters, sampleRoster } from '../../samples/sample-class.ts';
import { sampleAssignmentOf, sampleReplay, sampleStudents } from '../../samples/students.ts';
import { sampleSimilarity, sampleSimilarityPage } from '../../samples/sample-similarity.ts';
import { renderClassPage } from '../class/render-class-page.ts';
import { renderStudentPage } from '../render-student-page.ts';
import { renderSimilarityPage } from '../similarity/render-similarity-page.ts';
import { type Opener, describeInBrowser } from './browser.fixture.ts';

const gradings = classWithTwin;
const classPage = { title: 'Domineering', clusters: sampleClusters(gradings), roster: sampleRoster };
const pages: readonly (readonly [string, string])[] = [
  ['the class', renderClassPage(gradings, classPage)],
  ['an empty class', renderClassPage([], { title: 'Domineering' })],
  ['similar code', renderSimilarityPage({ kind: 'compared', similarity: sampleSimilarity }, sampleSimilarityPage)],
  ['similar code that was not looked for', renderSimilarityPage({ kind: 'not-installed' }, sampleSimilarityPage)],
  ...Object.entries(sampleStudents).map(([name, grading]) => {
    const { title } = sampleAssignmentOf(grading);
    const html = renderStudentPage(grading, { title, classPage: '../index.html', replay: sampleReplay(grading) });
    return [name, html] as const;
  }),
];

/** Opens everything that is folded away or out of sight, because it is part of the page, too. */
async function openUnfolded({ open }: Opener, html: string): Promise<Page> {
  const { page } = await open(html);
  await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
  await page.evaluate("for (const one of document.querySelectorAll('tr')) one.style.contentVisibility = 'visible'");
  await page.evaluate(axe.source);
  return page;
}

async function violations(page: Page, options = {}): Promise<string[]> {
  // Without results of rules that hold, axe is faster.
  const asked = { resultTypes: ['violations'], ...options };
  const { violations: found }: AxeResults = await page.evaluate(`axe.run(document, ${JSON.stringify(asked)})`);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

describeInBrowser('in a browser', (opener) => {
  test.each(pages)('the page of %s is accessible by day and by night, and fits a phone', async (_name, html) => {
    const page = await openUnfolded(opener, html);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { runOnly: ['color-contrast'] })).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  test('a page that is not accessible fails', async () => {
    const style = '<style>@media (prefers-color-scheme: dark) { h2 { color: #333 } } h1 { width: 400px }</style>';
    const html = renderClassPage(gradings, classPage)
      .replace('<label for="find">Find</label>', 'Find')
      .replace('</head>', `${style}</head>`);
    const page = await openUnfolded(opener, html);
    expect(await violations(page)).toEqual([expect.stringMatching(/^label: <input type="search" id="find"/)]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { runOnly: ['color-contrast'] })).toContainEqual(
      'color-contrast: <h2 id="clusters">The same mistake</h2>',
    );
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeGreaterThan(360);
    await page.context().close();
  });
});
