// @module-tag browser
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { classWithTwin, sampleClusters, sampleRoster } from '../../samples/sample-class.ts';
import { sampleStudents } from '../../samples/students.ts';
import { renderClassPage } from '../class/render-class-page.ts';
import { renderStudentPage } from '../render-student-page.ts';
import { describeInBrowser } from './browser.fixture.ts';
import { inventedClass } from './invented-class.fixture.ts';

const gradings = classWithTwin;
const html = renderClassPage(gradings, {
  title: 'Domineering',
  clusters: sampleClusters(gradings),
  roster: sampleRoster,
});
const manyGradings = inventedClass(1000);
const many = renderClassPage(manyGradings, { title: 'Domineering', clusters: sampleClusters(manyGradings) });

async function column(page: Page, number: number): Promise<string[]> {
  const cells = await page.locator(`#class tbody tr:not([hidden]) > :nth-child(${number})`).allTextContents();
  return cells.map((text) => text.trim());
}

const marksOf = (page: Page) => column(page, 2);

describeInBrowser('in a browser', ({ open }) => {
  test('the list of the class is sorted with the keyboard alone, both ways, and says how', async () => {
    const { page, troubles } = await open(html);
    const marks = page.getByRole('columnheader', { name: 'Marks', exact: true });
    await marks.getByRole('button').focus();
    await page.keyboard.press('Enter');
    const ascending = await marksOf(page);
    const numbers = ascending.filter((text) => text !== '–').map(Number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(ascending.slice(-3)).toEqual(['–', '–', '–']);
    expect(await marks.getAttribute('aria-sort')).toBe('ascending');
    await page.keyboard.press('Space');
    const descending = await marksOf(page);
    expect(descending).toEqual([...numbers.toReversed().map(String), '–', '–', '–']);
    expect(await marks.getAttribute('aria-sort')).toBe('descending');
    expect(await page.locator('[aria-sort]').count()).toBe(1);
    expect(troubles).toEqual([]);
  });

  test('sorting by submission compares numbers as people do, and restores the first order', async () => {
    const { page } = await open(html);
    const before = await column(page, 1);
    await page.getByRole('button', { name: 'Marks', exact: true }).click();
    expect(await column(page, 1)).not.toEqual(before);
    await page.getByRole('button', { name: 'Submission' }).click();
    expect((await column(page, 1)).toSorted()).toEqual(before.toSorted());
    const first = await column(page, 1);
    expect(first.indexOf('s1155000002')).toBe(first.indexOf('s1155000001') + 1);
  });

  test('words and a choice leave only the rows that match all of them, and their number is shown', async () => {
    const { page } = await open(html);
    const status = page.getByRole('status');
    expect(await status.innerText()).toBe('18 of 18 shown');
    await page.getByLabel('Find').fill('COMPILE domineering.cpp:23');
    expect(await column(page, 1)).toEqual(['s1155000006']);
    expect(await status.innerText()).toBe('1 of 18 shown');
    await page.getByLabel('Find').fill('');
    await page.getByLabel('Show').selectOption('no submission');
    expect(await column(page, 1)).toEqual(['s1155000098', 's1155000099 Ida <i>Nowak</i>']);
    expect(await status.innerText()).toBe('2 of 18 shown');
    await page.getByLabel('Find').fill('no such word');
    expect(await status.innerText()).toBe('0 of 18 shown');
  });

  test('without JavaScript, everything can be read, and nothing is shown that would not work', async () => {
    const { page } = await open(html, { javaScriptEnabled: false });
    expect(await page.locator('#class tbody tr').count()).toBe(18);
    expect(await page.getByLabel('Find').isVisible()).toBe(false);
    expect(await page.getByRole('button').count()).toBe(0);
    await page.locator('summary').first().click();
    expect(await page.locator('.who').first().isVisible()).toBe(true);
  });

  test('in print, the list is complete, and controls are left out', async () => {
    const { page } = await open(many);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByLabel('Find').isVisible()).toBe(false);
    const last = "getComputedStyle(document.querySelector('#class tbody tr:last-child')).contentVisibility";
    expect(await page.evaluate(last)).toBe('visible');
    await page.emulateMedia({ media: 'screen' });
    expect(await page.evaluate(last)).toBe('auto');
  });

  test('text of a student is shown and never runs', async () => {
    for (const name of ['hostile', 'hostile-code', 'hostile-conversation']) {
      const grading = sampleStudents[name];
      if (grading === undefined) throw new Error('there is no such sample');
      const { page, troubles } = await open(renderStudentPage(grading, { title: 'Domineering' }));
      expect(troubles).toEqual([]);
      expect(await page.evaluate('document.scripts.length')).toBe(0);
    }
  });

  test('a script that does not match the policy does not run', async () => {
    const { page, troubles } = await open(html.replace("'use strict';", "'use strict'; document.title = 'owned';"));
    expect(await page.title()).toBe('Domineering: 16 submissions');
    expect(troubles).toEqual([expect.stringContaining('Content Security Policy')]);
  });
});

describeInBrowser('in a browser a class of 1,000', ({ open }) => {
  test('has a page below 2 MB, whose rows are a table for screen readers', async () => {
    expect(Buffer.byteLength(many)).toBeLessThan(2_000_000);
    const { page, troubles } = await open(many);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const number = (role: string) => nodes.filter((node) => node.ignored !== true && node.role?.value === role).length;
    const listed = await page.locator('#class tr').count();
    expect(listed).toBe(1001);
    const otherRows = await page.locator('table:not(#class) tr').count();
    expect(number('row')).toBe(listed + otherRows);
    expect(troubles).toEqual([]);
  });

  test('draws no rows out of sight', async () => {
    const { page } = await open(many);
    const skipped = await page.evaluate(
      `[...document.querySelectorAll('#class tbody tr')].filter((row) => !row.cells[0].checkVisibility({ contentVisibilityAuto: true })).length`,
    );
    expect(skipped).toBeGreaterThan(900);
  });
});
