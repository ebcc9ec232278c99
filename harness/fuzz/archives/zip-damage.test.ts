import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { openZip } from '../../collect/archive/open-zip.ts';
import { rawZip } from '../../collect/archive/raw-zip.fixture.ts';
import { siteZipLimits } from '../../collect/archive/zip-limits.ts';
import { readZip } from '../../testing/read-zip.fixture.ts';
import { diceOf } from '../dice.ts';
import { withComment, zip64, zipDamages } from './zip-damage.ts';
import { zipRecipes } from './zips.ts';

const zip = rawZip([
  { name: 'a.cpp', content: 'int a;' },
  { name: 'b.cpp', content: 'int b;'.repeat(100), method: 8 },
]);

/** The names in a zip as Python lists them, independently of our own code. */
async function namesIn(bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-zip-'));
  try {
    await writeFile(join(folder, 'x.zip'), bytes);
    const { stdout, stderr } = await execa('python3', ['-m', 'zipfile', '-l', join(folder, 'x.zip')], {
      reject: false,
    });
    return stdout === '' ? stderr : stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const { exitCode } = await execa('python3', ['--version'], { reject: false });

test('a member that is written can be read unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-zip-'));
  await writeFile(join(folder, 'x.zip'), zipRecipes['an ordinary zip']?.('int main() {}', diceOf(1)) ?? '');
  expect(await readZip(join(folder, 'x.zip'))).toEqual(new Map([['domineering.cpp', 'int main() {}']]));
  await rm(folder, { recursive: true });
});

test.runIf(exitCode === 0)('a comment and 64-bit records leave a zip that can be read', async () => {
  expect(await namesIn(withComment(zip, 'fuzz'))).toMatch(/a\.cpp[^]*b\.cpp/);
  expect(await namesIn(zip64(zip, 2n))).toMatch(/a\.cpp[^]*b\.cpp/);
});

test('our reader uses the count of the 64-bit records', async () => {
  const countIn = async (bytes: Buffer) => (await openZip(bytes, siteZipLimits))?.members.length;
  expect([await countIn(zip64(zip, 2n)), await countIn(zip64(zip, 0n))]).toEqual([2, 0]);
});

test.each(Object.keys(zipDamages))('%s: the result differs, and the given zip stays unchanged', (name) => {
  const before = Buffer.from(zip);
  const damaged = [1, 2, 3].map((seed) => zipDamages[name]?.(zip, diceOf(seed)));
  expect(damaged.some((one) => one !== undefined && !one.equals(zip))).toBe(true);
  expect(zip.equals(before)).toBe(true);
});
