// @module-tag compiler
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCompiler } from './find-compiler.ts';

const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

async function compilerThatSays(name: string, version: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, `#!/bin/sh\necho '${version}'\n`, { mode: 0o755 });
  return path;
}

const apple = await compilerThatSays('g++', 'Apple clang version 15.0.0 (clang-1500.3.9.4)');
const brewed = await compilerThatSays('g++-14', 'g++-14 (Homebrew GCC 14.2.0) 14.2.0');
const old = await compilerThatSays('g++-9', 'g++-9 (GCC) 9.4.0');

test('the compiler of this machine is found', async () => {
  expect(await findCompiler()).toMatchObject({ kind: 'found', command: 'g++' });
});

test('on a Mac, an additionally installed GCC is found', async () => {
  expect(await findCompiler([apple, old, brewed])).toEqual({
    kind: 'found',
    command: brewed,
    version: 'g++-14 (Homebrew GCC 14.2.0) 14.2.0',
  });
});

const install =
  'install it with "brew install gcc" (macOS) or with the package manager of this system, so that g++ or g++-14 is found';

test('if there is none, the message says what was found instead and how to get one', async () => {
  expect(await findCompiler([apple])).toEqual({
    kind: 'unavailable',
    sentence: `g++ is Clang here (Apple clang version 15.0.0 (clang-1500.3.9.4)), and GCC 11 or newer is needed: ${install}`,
  });
  expect(await findCompiler([old, join(folder, 'g++-8')])).toEqual({
    kind: 'unavailable',
    sentence: `GCC 11 or newer was not found: ${install}`,
  });
});
