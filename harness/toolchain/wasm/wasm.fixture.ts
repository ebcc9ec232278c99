import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { testCache } from '../../testing/test-cache.fixture.ts';
import { type ConsoleProgram, consoleProgram } from './host/run-console.ts';
import { openPackage } from './package/open-package.ts';
import { compile, type Compiled } from './tools/compile.ts';
import { openHeaders } from './tools/headers.ts';
import { openLinker } from './tools/link.ts';
import type { Tools } from './tools/tools.ts';

export const runtimeFolder = resolve('harness/toolchain/wasm/runtime');

/** Undefined if the package is not installed; loaded once for each test process. */
export const tools: Tools | undefined = await openPackage({
  runtimeFolder,
  cacheFolder: join(testCache(), 'wasm-headers'),
});

export const settings = { standard: 'c++17', flags: ['-Wall', '-Wextra'] };

/** For tests that vitest skips without the package. */
export function loadedTools(): Tools {
  if (tools === undefined) throw new Error('@yowasp/clang is not installed');
  return tools;
}

const ready = tools === undefined ? undefined : { tools, headers: openHeaders(tools), link: openLinker(tools) };

export async function compileText(text: string | Uint8Array, name = 'program.cpp'): Promise<Compiled> {
  if (ready === undefined) throw new Error('@yowasp/clang is not installed');
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return compile(ready.tools, ready.headers, name, [{ name, bytes }], settings);
}

/** Compiles and links a program that has no mistakes. */
export async function buildWasm(text: string | Uint8Array, memoryMiB = 256): Promise<ConsoleProgram> {
  const { object, messages } = await compileText(text);
  if (object === undefined) throw new Error(`The source was refused: ${messages}`);
  const linked = await ready?.link([object]);
  if (linked?.program === undefined) throw new Error(`The program was not linked: ${linked?.messages}`);
  return consoleProgram(linked.program, memoryMiB);
}

/** Node 20 cannot run TypeScript in a worker. */
export async function bundledWorker(): Promise<{ readonly file: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'verbatim-worker-'));
  const bundle = await rolldown({
    input: resolve('harness/toolchain/wasm/run/session-worker.ts'),
    platform: 'node',
  });
  const file = join(folder, 'session-worker.mjs');
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  return { file, remove: () => rmSync(folder, { recursive: true }) };
}
