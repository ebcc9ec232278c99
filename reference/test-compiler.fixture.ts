import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';

/** A folder for what a test compiles; the caller must remove it. */
export async function temporaryFolder(): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'verbatim-reference-'));
  return { path, remove: () => rm(path, { recursive: true }) };
}

/** Runs g++ and returns its messages; a clean source has none. */
export async function compile(args: readonly string[], compiler = 'g++'): Promise<string> {
  const { code, failed, stderr } = await execa(compiler, ['-std=c++17', '-Wall', '-Wextra', ...args], {
    reject: false,
  });
  if (code === 'ENOENT') {
    throw new Error(`${compiler} is not installed, and this test compiles C++ (Debian, Ubuntu: apt install g++)`);
  }
  if (failed) throw new Error(`${compiler} could not compile:\n${stderr}`);
  return stderr;
}
