import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let root: string;

/** A minimal project with the build scripts of this one. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verbatim-build-'));
  await cp('harness/setup', join(root, 'harness/setup'), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  for (const name of ['package.json', 'tsconfig.json', 'tsconfig.build.json']) await cp(name, join(root, name));
  await write(
    'harness/cli/main.ts',
    "#!/usr/bin/env node\nconst { word } = await import('./word.ts');\nprocess.stdout.write(word);\n",
  );
  await write('harness/cli/word.ts', "export const word: string = 'first';\n");
  await write('harness/reading/reader-process.ts', 'export {};\n');
  await write('harness/batch/similarity/compare-process.ts', 'export {};\n');
  await write('harness/prepare/assignments/keep-cases.ts', 'export {};\n');
});
afterAll(() => rm(root, { recursive: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

async function build(): Promise<string[]> {
  await run(process.execPath, [join(root, 'harness/setup/build.mjs')]);
  return (await readdir(join(root, 'dist'), { recursive: true })).toSorted();
}

test('a build removes output of deleted sources, and does not touch files that are already right', async () => {
  const main = join(root, 'dist/program/main.js');
  const before = await build();
  expect(before).toContain('harness/cli/word.js');
  expect((await run(main)).stdout).toBe('first');
  const { ino } = await stat(main);
  await chmod(main, 0o644);
  await write('dist/harness/gone/deleted.test.js', 'throw new Error();\n');
  await write('dist/cli.js', 'throw new Error();\n');
  await write('dist/program/old-chunk.js', 'throw new Error();\n');
  expect(await build()).toEqual(before);
  expect((await stat(main)).ino).toBe(ino);
  expect((await stat(main)).mode & 0o777).toBe(0o755);

  await write('harness/cli/word.ts', "export const word: string = 'second';\n");
  const after = await build();
  expect((await run(main)).stdout).toBe('second');
  const chunks = (all: readonly string[]) => all.filter((path) => /^program\/word-.*\.js$/.test(path));
  expect([chunks(before).length, chunks(after).length]).toEqual([1, 1]);
  expect(chunks(after)).not.toEqual(chunks(before));
});

test('errors in the sources are reported, and the earlier build stays', async () => {
  await write('harness/cli/word.ts', 'export const word: string = 3;\n');
  const earlier = await readFile(join(root, 'dist/program/main.js'), 'utf8');
  await expect(build()).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/word\.ts[^]*do not compile; see the errors above/),
  });
  expect(await readFile(join(root, 'dist/program/main.js'), 'utf8')).toBe(earlier);
});
