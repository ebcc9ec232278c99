// @module-tag build
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openOutputFolder } from './output-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'verbatim-output-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('a new folder is created, and gets its files when the run is finished', async () => {
  const out = join(parent, 'new', 'graded');
  const { write, finish } = await openOutputFolder(out);
  await write({ path: 'students/s1.html', text: '<p>' });
  expect(await readdir(out)).toEqual(['unfinished-run']);
  await finish(false);
  expect(await readFile(join(out, 'students', 's1.html'), 'utf8')).toBe('<p>');
  expect((await readdir(out)).toSorted()).toEqual(['journal.jsonl', 'students']);
});

test('a folder with files that are not from Verbatim is refused and not changed', async () => {
  await writeFile(join(parent, 'thesis.tex'), 'years of work');
  await expect(openOutputFolder(parent)).rejects.toThrow(
    `${parent} holds files that are not from Verbatim, and nothing was written there; choose an empty or new folder with --out`,
  );
  expect(await readdir(parent)).toEqual(['thesis.tex']);
  await mkdir(join(parent, 'unfinished-run'));
  await writeFile(join(parent, 'unfinished-run', 'chapter-9.tex'), 'years of work');
  await expect(openOutputFolder(parent, false)).rejects.toThrow('holds files that are not from Verbatim');
  expect(await readdir(join(parent, 'unfinished-run'))).toEqual(['chapter-9.tex']);
});

test('pages of an earlier run stay until the new one is finished, and other files always stay', async () => {
  const earlier = await openOutputFolder(parent);
  await earlier.write({ path: 'run.json', text: '{}' });
  await earlier.write({ path: 'students/dropped-out.html', text: '<p>' });
  await earlier.write({ path: 'students/s1.html', text: '<p>' });
  for (const submission of ['dropped-out', 's1']) await earlier.addResult({ submission, key: undefined, text: '{}' });
  await earlier.finish(false);
  await mkdir(join(parent, 'my-notes'));

  const later = await openOutputFolder(parent);
  await later.write({ path: 'run.json', text: '{}' });
  await later.write({ path: 'students/s1.html', text: '<p>' });
  expect((await readdir(join(parent, 'students'))).toSorted()).toEqual(['dropped-out.html', 's1.html']);
  await later.finish(false);
  expect(await readdir(join(parent, 'students'))).toEqual(['s1.html']);
  const names = ['journal.jsonl', 'my-notes', 'results', 'run.json', 'students'];
  expect((await readdir(parent)).toSorted()).toEqual(names);
});

test('a folder that another process writes to is refused, until that process ends', async () => {
  const other = execa('node', [
    '--input-type=module',
    '-e',
    `import { openOutputFolder } from '${join(process.cwd(), 'dist/harness/batch/run-folder/output-folder.js')}';
     await openOutputFolder(${JSON.stringify(parent)});
     process.stdout.write('open');
     setInterval(() => {}, 1000);`,
  ]);
  await once(other.stdout, 'data');
  await expect(openOutputFolder(parent)).rejects.toThrow(
    `another run (process ${other.pid}) is writing to ${parent}: wait until it ends, or choose another folder with --out`,
  );
  other.kill('SIGKILL');
  await other.catch(() => {});
  await openOutputFolder(parent);
});

test('a path through a file is reported with its cure', async () => {
  await writeFile(join(parent, 'file'), '');
  await expect(openOutputFolder(join(parent, 'file', 'graded'))).rejects.toThrow(
    `results cannot be written to ${join(parent, 'file', 'graded')}: ` +
      'a part of that path is a file; choose another folder with --out (ENOTDIR)',
  );
});

const ownMounts = ['--user', '--map-root-user', '--mount'];
const mayMount = (await execa('unshare', [...ownMounts, 'true'], { reject: false })).exitCode === 0;

test.runIf(mayMount)('a disk that is full or read-only is reported with its cure', async () => {
  const open = `
    import { openOutputFolder } from '${join(process.cwd(), 'dist/harness/batch/run-folder/output-folder.js')}';
    await openOutputFolder(${JSON.stringify(join(parent, 'graded'))}).catch(({ message }) => process.stdout.write(message));`;
  const words = async (options: string) => {
    const script = `mount -t tmpfs -o ${options} none ${parent} && exec "$@"`;
    const command = ['sh', '-c', script, 'sh', process.execPath, '--input-type=module', '-e', open];
    return (await execa('unshare', [...ownMounts, ...command])).stdout.replaceAll(parent, 'DISK');
  };
  expect(await words('ro')).toBe(
    'results cannot be written to DISK/graded: that disk is read-only; choose another folder with --out (EROFS)',
  );
  expect(await words('nr_inodes=4')).toMatch(
    /^results cannot be written to DISK\/graded.*: the disk is full; free some space and run the same command again \(ENOSPC\)$/,
  );
});

test('a path that no folder can have is refused at once', async () => {
  await expect(openOutputFolder('/proc/graded')).rejects.toThrow(/^results cannot be written to \/proc\/graded: /);
  await expect(openOutputFolder(join(parent, 'x'.repeat(300)))).rejects.toThrow(/that path is too long/);
});

test('a result that cannot be written is reported with the reason', async () => {
  const { write } = await openOutputFolder(join(parent, 'graded'));
  await writeFile(join(parent, 'graded', 'unfinished-run', 'files', 'results'), 'in the way');
  await expect(write({ path: 'results/s1.json', text: '{}' })).rejects.toThrow(
    /^results cannot be written to .*: a (?:file is in the way|part of that path is a file)/,
  );
});
