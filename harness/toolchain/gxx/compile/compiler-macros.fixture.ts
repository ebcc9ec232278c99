import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CompilerMacros } from '../../../model/program/compiler-macros.ts';
import { forcedHeaders } from './lenience-flags.ts';
import { createAskMacros } from './compiler-macros.ts';

export const usualSettings = { standard: 'c++17', flags: ['-O2', '-Wall', '-Wextra'], seconds: 20 };

const runtimeFolder = resolve('harness/toolchain/runtime');

/** The macros of this machine's g++, without a cache. */
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
