import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeFolder, removeFolderNow } from './remove-folder.ts';

/** With so many files that more of them come while these are removed, as from a compiler that was killed. */
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

test('a folder that somebody still writes into is removed', async () => {
  const folder = await beingFilled();
  expect(await removeFolder(folder)).toBe(true);
  expect(existsSync(folder)).toBe(false);
});

test('so it is while this process ends', async () => {
  const folder = await beingFilled();
  removeFolderNow(folder);
  expect(existsSync(folder)).toBe(false);
});

test('a folder that is not there is removed already', async () => {
  expect(await removeFolder('/tmp/verbatim-never-was')).toBe(true);
});

test('one that cannot be removed is told', async () => {
  expect(await removeFolder('/proc/version')).toBe(false);
});
