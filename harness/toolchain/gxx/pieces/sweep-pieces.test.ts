import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sweepUnfinishedPieces } from './sweep-pieces.ts';

test('only pieces that were begun more than an hour ago and never finished are removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
  const old = new Date(Date.now() - 3_700_000);
  const files = ['0a1b-runner', '0a1b-runner.41.1.tmp', '0a1b-live.42.7.tmp', 'note.tmpl.txt'];
  for (const name of files) await writeFile(join(folder, name), '');
  await mkdir(join(folder, '0a1b-link.tmpAb3dEf/inside'), { recursive: true });
  for (const name of [...files.slice(0, 2), 'note.tmpl.txt', '0a1b-link.tmpAb3dEf']) {
    await utimes(join(folder, name), old, old);
  }
  await sweepUnfinishedPieces(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['0a1b-live.42.7.tmp', '0a1b-runner', 'note.tmpl.txt']);
  await rm(folder, { recursive: true });
  await sweepUnfinishedPieces(folder);
});
