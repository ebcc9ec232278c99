// @module-tag build
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { withSourcePlaces } from './source-places.ts';

const folder = 'dist/program';

/** The place of a word in the bundle, as a stack trace writes it. */
async function placeOf(word: string): Promise<string> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue;
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes(word));
    if (line >= 0) {
      return `${pathToFileURL(join(folder, name)).href}:${line + 1}:${(lines[line] ?? '').indexOf(word) + 1}`;
    }
  }
  throw new Error(`${word} is nowhere in the bundle`);
}

test('a fault in the bundle is reported at its place in the sources', async () => {
  const replaced = withSourcePlaces(
    `Error: odd\n    at check (${await placeOf('--path replays a counterexample')})\n    at node:x:1`,
  );
  const lines = (await readFile('harness/cli/check/check.ts', 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes('--path replays a counterexample')) + 1;
  expect(replaced).toMatch(
    new RegExp(`^Error: odd\\n    at check \\(harness/cli/check/check\\.ts:${line}:\\d+\\)\\n    at node:x:1$`),
  );
});

test('a place without a map stays as it is', () => {
  const stack = 'Error: odd\n    at file:///nowhere/x.js:3:14';
  expect(withSourcePlaces(stack)).toBe(stack);
});
