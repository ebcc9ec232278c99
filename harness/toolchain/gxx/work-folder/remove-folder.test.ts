import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder, removeFolderNow } from './remove-folder.ts';

/** A folder with so many files that more appear while they are removed, as from a compiler that was killed. */
async function beingFilled(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  const script = `const { writeFileSync } = require('node:fs');
    let at = 0;
    const make = () => { try { writeFileSync(process.argv[1] + '/' + at++, ''); } catch { } };
    while (at < 2000) make();
    process.stdout.write('more will come');
    const end = Date.now() + 700;
    while (Date.now() < end) make();`;
  const writer = spawn(process.execPath, ['-e', script, folder], { stdio: ['ignore', 'pipe', 'ignore'] });
  await once(writer.stdout, 'data');
  return folder;
}

test('a folder into which another process still writes is removed', async () => {
  const folder = await beingFilled();
  expect(await removeFolder(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

test('it is also removed by the function that blocks while this process ends', async () => {
  const folder = await beingFilled();
  removeFolderNow(folder);
  expect(existsSync(folder)).toBe(false);
});

test('a folder that does not exist counts as removed', async () => {
  expect(await removeFolder('/tmp/verbatim-never-was')).toBe(true);
});

test('a folder that cannot be removed is reported', async () => {
  expect(await removeFolder('/proc/version')).toBe(false);
});
