// @module-tag compiler
import { appendFile, cp, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareRuntimePieces } from './prepare-pieces.ts';

const source = 'harness/toolchain/runtime';
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

test('two preparations at once make every piece, and leave nothing unfinished', async () => {
  const cache = join(folder, 'cache');
  const prepare = () => prepareRuntimePieces(join(process.cwd(), source), cache, 'the compiler');
  const [one, other] = await Promise.all([prepare(), prepare()]);
  expect([one.runner, one.conversationRunner, one.sessionEntry, one.noShell]).toEqual([
    other.runner,
    other.conversationRunner,
    other.sessionEntry,
    other.noShell,
  ]);
  const files = await readdir(cache);
  const named = files.map((name) => name.replace(/^[0-9a-f]{16}-/, '').replace(/\.[0-9a-f]{16}\.whole$/, ' is whole'));
  const made = ['conversation-runner', 'every-header.o', 'launcher', 'no-shell.o', 'runner', 'session-entry.o'];
  expect(named.toSorted()).toEqual(made.flatMap((name) => [name, `${name} is whole`]));
  const runner = await readFile(one.runner);
  await prepare();
  expect(await readdir(cache)).toEqual(files);
  expect((await readFile(one.runner)).equals(runner)).toBe(true);
});

test('a changed source makes new pieces', async () => {
  const runtime = join(folder, 'runtime');
  await cp(source, runtime, { recursive: true });
  const cache = join(folder, 'other-cache');
  const first = await prepareRuntimePieces(runtime, cache, 'the compiler');
  await writeFile(join(runtime, 'compile/no-shell.cpp'), 'extern "C" int system(const char *) { return 1; }\n');
  const second = await prepareRuntimePieces(runtime, cache, 'the compiler');
  expect(second.noShell).not.toBe(first.noShell);
  await writeFile(join(runtime, 'compile/no-shell.cpp'), 'this is no C++\n');
  await expect(prepareRuntimePieces(runtime, cache, 'the compiler')).rejects.toThrow(
    /^no-shell\.o could not be compiled: .*no-shell\.cpp:1:1: error: /,
  );
});

test('if the seal hides a header that programs include from the compiler, nothing is graded', async () => {
  const runtime = join(folder, 'far-runtime');
  await cp(source, runtime, { recursive: true });
  const header = join(folder, 'far.h');
  await writeFile(header, '');
  await symlink(header, join(runtime, 'compile/near.h'));
  await appendFile(join(runtime, 'compile/every-header.cpp'), '#include "near.h"\n');
  await expect(prepareRuntimePieces(runtime, join(folder, 'far-cache'), 'the compiler')).rejects.toThrow(
    /^what programs include could not be compiled: .*near\.h: Permission denied$/,
  );
});

test('our own C++ compiles without a warning', async () => {
  const { runProcess } = await import('../../process/process.ts');
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.cpp'));
  const outcomes = await Promise.all(
    files.map((name) => {
      const args = ['-std=c++17', '-Wall', '-Wextra', '-Werror', '-fsyntax-only', join(process.cwd(), source, name)];
      return runProcess({ file: 'g++', args, folder, seconds: 60, outputBytes: 1 << 20 });
    }),
  );
  expect(outcomes.map(({ stderr }) => Buffer.from(stderr).toString())).toEqual(files.map(() => ''));
});
