import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { classWithTwin, sampleClusters, sampleRoster } from '../../samples/sample-class.ts';
import { sampleAssignmentOf, sampleReplay, sampleStudents } from '../../samples/students.ts';
import { renderClassPage } from '../class/render-class-page.ts';
import { renderStudentPage } from '../render-student-page.ts';
import { describeInBrowser } from './browser.fixture.ts';

const gradings = classWithTwin;
const classPage = { title: 'Domineering', clusters: sampleClusters(gradings), roster: sampleRoster };
const pages: readonly (readonly [string, string])[] = [
  ['the class', renderClassPage(gradings, classPage)],
  ['an empty class', renderClassPage([], { title: 'Domineering' })],
  ...Object.entries(sampleStudents).map(([name, grading]) => {
    const { title } = sampleAssignmentOf(grading);
    const html = renderStudentPage(grading, { title, classPage: '../index.html', replay: sampleReplay(grading) });
    return [name, html] as const;
  }),
];

/** What is folded away is part of the page, too. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
  await page.evaluate(axe.source);
  const { violations: found }: AxeResults = await page.evaluate('axe.run(document)');
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

describeInBrowser('to axe', ({ open }) => {
  test.each(pages)('the page of %s is accessible by day and by night', async (_name, html) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, troubles } = await open(html, { colorScheme });
      expect(await violations(page)).toEqual([]);
      expect(troubles).toEqual([]);
      await page.context().close();
    }
  });

  test.each(pages)('the page of %s fits a phone without scrolling sideways', async (_name, html) => {
    const { page } = await open(html, { viewport: { width: 360, height: 740 } });
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.context().close();
  });

  test('a page that is not accessible is found out', async () => {
    const html = renderClassPage(gradings, classPage).replace('<label for="find">Find</label>', 'Find');
    const { page } = await open(html);
    expect(await violations(page)).toEqual([expect.stringMatching(/^label: <input type="search" id="find"/)]);
    await page.context().close();
  });
});
