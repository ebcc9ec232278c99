import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Figures } from './figures.ts';
import { withTable } from './readme.ts';

const figures: Figures = JSON.parse(await readFile('harness/bench/results.json', 'utf8'));

test('the README shows the figures of the last run', async () => {
  const readme = await readFile('harness/bench/README.md', 'utf8');
  expect(withTable(readme, figures)).toBe(readme);
});

test('nothing is written if there is no place for the figures', () => {
  expect(withTable('# Verbatim\n', figures)).toBeUndefined();
});
