import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadLibraries } from './load-libraries.ts';
import { changedHeaders } from './make/changed-headers.ts';
import { clangFolder, loadClang } from './make/clang-package.ts';
import type { FileTree } from './make/clang-package.ts';
import { exceptionFlags } from './make/compile-libraries.ts';

const folder = import.meta.dirname;

/** False where @yowasp/clang is absent; the tests that need it are skipped. */
export const hasClang = clangFolder() !== undefined;

/** Compiles the program with our libraries, our headers and our start. */
export async function compileProgram(source: string): Promise<Uint8Array> {
  const clang = await loadClang(clangFolder() ?? '');
  const files: FileTree = { 'program.cpp': source };
  for (const own of ['start.cpp', 'uncaught.cpp']) files[own] = await readFile(join(folder, own));
  for (const [path, content] of await loadLibraries(folder)) files[basename(path)] = content;
  files['headers'] = await changedHeaders(clangFolder() ?? '');
  const { messages, files: written } = await clang(
    [
      ...['clang++', '--target=wasm32-wasip1', '-std=c++17', '-O0', '-Wall', '-Wextra', ...exceptionFlags],
      ...['-isystem', 'headers', '-nostartfiles', '-L.'],
      ...['-Wl,-z,stack-size=8388608', '-Wl,--stack-first', '-Wl,--max-memory=268435456'],
      ...['program.cpp', 'start.cpp', 'uncaught.cpp', '-lunwind', '-o', 'program.wasm'],
    ],
    files,
  );
  const program = written['program.wasm'];
  if (!(program instanceof Uint8Array)) throw new Error(messages);
  return program;
}
