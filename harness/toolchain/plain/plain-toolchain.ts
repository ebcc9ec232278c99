import { resolve } from 'node:path';
import type { Toolchain } from '../contract/toolchain.ts';
import { everyLayer } from '../gxx/run/layers.ts';
import { sweepUnfinishedPieces } from '../gxx/pieces/sweep-pieces.ts';
import type { ReadToolWords } from '../gxx/messages/tool-words.ts';
import { withoutWorkPlace, workPlace } from '../gxx/work-folder/work-place.ts';
import { sweepWorkFolders } from '../gxx/work-folder/sweep.ts';
import { findCompiler } from './find-compiler.ts';
import { plainBuild } from './plain-build.ts';
import { type PlainFolders, type PlainPieces, preparePlainPieces } from './plain-pieces.ts';

export interface PlainOptions extends PlainFolders {
  /** How many runs of one program may go on at once. */
  readonly concurrency?: number;
  /** Reads the messages of compilers and linkers; if absent, this process reads them. */
  readonly readToolWords?: ReadToolWords;
}

export type PlainToolchain =
  | { readonly kind: 'ready'; readonly toolchain: Toolchain }
  | { readonly kind: 'unavailable'; readonly sentence: string };

/** The limits that a shell and a clock can enforce; only Linux enforces the shell's limit of memory. */
const limits = ['cpu limit', 'wall limit', 'output limit', ...(process.platform === 'linux' ? ['memory limit'] : [])];

/**
 * For systems without the native runner: uses the compiler of this machine and runs each case in an ordinary process.
 * Only limits restrict students' programs.
 */
export async function createPlainToolchain(options: PlainOptions): Promise<PlainToolchain> {
  const compiler = await findCompiler();
  if (compiler.kind === 'unavailable') return compiler;
  if (workPlace() === undefined) return { kind: 'unavailable', sentence: withoutWorkPlace() };
  const sweeping = [sweepWorkFolders(), sweepUnfinishedPieces(options.cache)];
  const [pieces] = await Promise.all([prepare(options, compiler.command, compiler.version), ...sweeping]);
  if (typeof pieces === 'string') return { kind: 'unavailable', sentence: pieces };
  return {
    kind: 'ready',
    toolchain: {
      facts: {
        kind: 'plain',
        compiler: compiler.version,
        enforced: everyLayer().filter((layer) => limits.includes(layer)),
        notEnforced: everyLayer().filter((layer) => !limits.includes(layer)),
      },
      build: (request) => plainBuild(request, pieces, options),
      macros: pieces.macros,
    },
  };
}

async function prepare(
  { plainRuntime, nativeRuntime, cache }: PlainFolders,
  command: string,
  version: string,
): Promise<PlainPieces | string> {
  try {
    const folders = {
      plainRuntime: resolve(plainRuntime),
      nativeRuntime: resolve(nativeRuntime),
      cache: resolve(cache),
    };
    return await preparePlainPieces(folders, command, version);
  } catch (problem) {
    return `programs cannot be built in ${cache}: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
}
