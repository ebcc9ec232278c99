import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('README, package and setup require the same version of Node', async () => {
  const [readme, setup, lock, pack] = await Promise.all(
    ['README.md', 'harness/setup/setup.mjs', 'package-lock.json', 'package.json'].map((path) => readFile(path, 'utf8')),
  );
  const [, wanted = ''] = /"node": ">=([\d.]+)"/.exec(pack ?? '') ?? [];
  expect(wanted).toMatch(/^\d+\.\d+$/);
  expect(readme).toContain(`Node ${wanted} or newer`);
  expect(setup).toContain(`needs Node ${wanted} or newer`);
  expect(lock).toMatch(new RegExp(`"name": "verbatim"[^]*?"node": ">=${wanted}"`));
});
