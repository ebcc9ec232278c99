// @module-tag build
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { writeNew } from './write-new.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

test('a file that is there stays as it is', async () => {
  const path = join(folder, 'there.yaml');
  await writeFile(path, 'before');
  await expect(writeNew(path, 'after')).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(path, 'utf8')).toBe('before');
});

const ownMounts = ['--user', '--map-root-user', '--mount'];
const mayMount = (await execa('unshare', [...ownMounts, 'true'], { reject: false })).exitCode === 0;

test.runIf(mayMount)('on a full disk, no part of the file is left', async () => {
  const write = `
    import { writeNew } from '${join(process.cwd(), 'dist/harness/author/record/write-new.js')}';
    import { readdirSync } from 'node:fs';
    const { code } = await writeNew(${JSON.stringify(join(folder, 'new.yaml'))}, 'x'.repeat(1e6)).catch((error) => error);
    process.stdout.write(JSON.stringify([code, readdirSync(${JSON.stringify(folder)})]));`;
  const script = `mount -t tmpfs -o size=64k none ${folder} && exec "$@"`;
  const command = ['sh', '-c', script, 'sh', process.execPath, '--input-type=module', '-e', write];
  const { stdout } = await execa('unshare', [...ownMounts, ...command]);
  expect(JSON.parse(stdout)).toEqual(['ENOSPC', []]);
});
