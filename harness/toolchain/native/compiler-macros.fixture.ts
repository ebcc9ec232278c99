import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CompilerMacros } from '../../model/compiler-macros.ts';
import { forcedHeaders } from './compile.ts';
import { createAskMacros } from './compiler-macros.ts';

export const usualSettings = { standard: 'c++17', flags: ['-O2', '-Wall', '-Wextra'], seconds: 20 };

const runtimeFolder = join(import.meta.dirname, 'runtime');

/** What the g++ of this machine says, without a cache. */
export async function macrosHere(lists: readonly string[] = [], settings = usualSettings): Promise<CompilerMacros> {
  const cacheFolder = mkdtempSync(join(tmpdir(), 'verbatim-macros-'));
  try {
    return await createAskMacros({
      command: 'g++',
      cacheFolder,
      version: 'test',
      forced: forcedHeaders(runtimeFolder),
    })(settings, lists);
  } finally {
    rmSync(cacheFolder, { recursive: true });
  }
}
