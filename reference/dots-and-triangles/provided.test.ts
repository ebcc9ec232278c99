import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

async function providedPart(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8');
  return /\/\/ ---- Provided functions: do not modify ----\n(.*)\/\/ ---- End of the provided functions ----/s.exec(
    text,
  )?.[1];
}

test('the solution has the provided functions just as students are given them', async () => {
  const given = await providedPart('cases/dots-and-triangles/handout/dotstriangles.cpp');
  expect(given).toBeDefined();
  expect(await providedPart('reference/dots-and-triangles/solution/dotstriangles.cpp')).toBe(given);
});
