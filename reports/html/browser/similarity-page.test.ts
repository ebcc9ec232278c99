// @module-tag browser
import { expect, test } from 'vitest';
import { sampleSimilarity, sampleSimilarityPage } from '../../samples/sample-similarity.ts';
import { renderSimilarityPage } from '../similarity/render-similarity-page.ts';
import { describeInBrowser } from './browser.fixture.ts';

const html = renderSimilarityPage({ kind: 'compared', similarity: sampleSimilarity }, sampleSimilarityPage);

describeInBrowser('in a browser the page of similar code', ({ open }) => {
  test('is whole without JavaScript and without a network, and nothing in it runs', async () => {
    const { page, troubles } = await open(html, { javaScriptEnabled: false });
    expect(await page.locator('.pairs tbody tr').count()).toBe(3);
    expect(await page.locator('.alike figure').count()).toBe(6);
    await page.getByRole('link', { name: /^84 %.*pair 2$/ }).click();
    expect(page.url()).toMatch(/#pair-2$/);
    expect(
      await page.getByRole('region', { name: '2. s1155000001 (and 1 more) and s1155000002: 84 %' }).isVisible(),
    ).toBe(true);
    expect(troubles).toEqual([]);
  });

  test('has the fragments of a pair beside each other, and below each other on a phone', async () => {
    const { page } = await open(html);
    const places = async () => {
      const boxes = await Promise.all((await page.locator('#pair-2 figure').all()).map((one) => one.boundingBox()));
      return boxes.slice(0, 2).map((box) => ({ x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0) }));
    };
    const [left, right] = await places();
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await page.setViewportSize({ width: 360, height: 740 });
    const [above, below] = await places();
    expect(above?.x).toBe(below?.x);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  });

  test('copies code without the numbers of its lines', async () => {
    const { page } = await open(html);
    expect(await page.locator('#pair-1 pre').first().innerText()).toMatch(/^int gridState/);
  });
});
