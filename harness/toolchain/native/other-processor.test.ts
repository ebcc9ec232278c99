import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { runProcess } from './process.ts';

/** From Debian's package g++-aarch64-linux-gnu or g++-x86-64-linux-gnu. */
const compiler = process.arch === 'arm64' ? 'x86_64-linux-gnu-g++' : 'aarch64-linux-gnu-g++';
const runtime = 'harness/toolchain/native/runtime';

const run = (args: readonly string[], folder: string) =>
  runProcess({ file: compiler, args, folder, seconds: 60, outputBytes: 1 << 20 });

const { end } = await run(['--version'], tmpdir());

test.skipIf(end.kind !== 'exited')('our programs compile for the processor that this is not', async () => {
  const sources = (await readdir(runtime)).filter((name) => name.endsWith('.cpp'));
  expect(sources).toContain('runner.cpp');
  for (const source of sources) {
    const { stderr } = await run(['-std=c++17', '-Wall', '-Wextra', '-fPIC', '-fsyntax-only', source], runtime);
    expect(Buffer.from(stderr).toString(), source).toBe('');
  }
});
