// @module-tag compiler
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runProcess } from '../../process/process.ts';

/** From Debian's packages g++-aarch64-linux-gnu or g++-x86-64-linux-gnu, and qemu-user. */
const [triple, emulator] =
  process.arch === 'arm64' ? ['x86_64-linux-gnu', 'qemu-x86_64'] : ['aarch64-linux-gnu', 'qemu-aarch64'];
const compiler = `${triple}-g++`;
const runtime = resolve('harness/toolchain/runtime');
const folder = await mkdtemp(join(tmpdir(), 'verbatim-test-'));
afterAll(() => rm(folder, { recursive: true }));

async function run(file: string, args: readonly string[], where = folder) {
  const { end, stdout, stderr } = await runProcess({ file, args, folder: where, seconds: 60, outputBytes: 1 << 20 });
  return { end, printed: Buffer.from(stdout).toString(), said: Buffer.from(stderr).toString() };
}

const isThere = async (file: string) => (await run(file, ['--version'])).end.kind === 'exited';
const [compiles, emulates] = await Promise.all([compiler, emulator].map(isThere));

test.skipIf(!compiles)('our programs compile for the other kind of processor', async () => {
  const sources = (await readdir(runtime, { recursive: true })).filter((name) => name.endsWith('.cpp'));
  expect(sources).toContain('run/runner.cpp');
  for (const source of sources) {
    const { said } = await run(compiler, ['-std=c++17', '-Wall', '-Wextra', '-fPIC', '-fsyntax-only', source], runtime);
    expect(said, source).toBe('');
  }
});

/** Runs a program around one of our headers in an emulator. (This does not test filters of system calls.) */
async function runThere(header: string, main: string, args: readonly string[]): Promise<string> {
  await writeFile(join(folder, 'main.cpp'), `#include "${header}"\nint main(int, char **words) { ${main} }\n`);
  await run(compiler, ['-std=c++17', '-I', runtime, 'main.cpp', '-o', 'main']);
  return (await run(emulator, ['-L', `/usr/${triple}`, 'main', ...args])).printed;
}

describe.skipIf(!compiles || !emulates)('on the other kind of processor', () => {
  test('the functions of an object file are those that nm lists', async () => {
    const source = `
      #include <string>
      namespace { int hidden(int x) { return x + 1; } }
      inline std::string named(const std::string &text) { return text + "x"; }
      static int own(int n) { switch (n) { case 0: return 7; case 1: return 3; case 2: return 9; case 3: return 1; case 4: return 5; } return 0; }
      struct Both { virtual ~Both() {} virtual int act(); };
      int Both::act() { return own(2); }
      __asm__(".text\\n.globl $x\\n$x.y: .word 3\\n$q: nop\\n");
      int main() { return hidden(3) + named("a").size(); }
    `;
    await writeFile(join(folder, 'a.cpp'), source);
    await run(compiler, ['-fPIC', '-c', 'a.cpp']);
    const { printed } = await run(`${triple}-nm`, ['-A', '-C', '--defined-only', 'a.o']);
    const functions = printed.split('\n').filter((line) => line === '' || / [TWt] /.test(line));
    expect(functions.length).toBeGreaterThan(10);
    const listed = await runThere('tools/list-functions.hpp', 'return listFunctionsOf(words + 1) ? 0 : 1;', ['a.o']);
    expect(listed).toBe(functions.join('\n'));
  });
});
