import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSettings } from '../../model/assignment/assignment.ts';
import { type Piece, compileOnce, compileTextOnce, digest } from '../gxx/pieces/compile-once.ts';
import { type ForcedHeaders, forcedHeaders } from '../gxx/compile/lenience-flags.ts';
import { type AskMacros, createAskMacros } from '../gxx/compile/compiler-macros.ts';
import { type NamedFile, withIncludedFiles } from '../gxx/compile/included-files.ts';
import { textsIn } from '../gxx/pieces/compile-once.ts';

/** Our compiled parts for programs that run without the native runner, and the compiler that made them. */
export interface PlainPieces {
  readonly compiler: string;
  /** Linked into whole programs: takes over their standard input. */
  readonly console: string;
  /** Linked into calls: runs instead of main. */
  readonly callsEntry: string;
  readonly noShell: string;
  /** Headers for lenient builds. */
  readonly forced: ForcedHeaders;
  readonly macros: AskMacros;
  /** The object file of a generated driver, which may include these headers. */
  driver(source: string, headers: readonly NamedFile[], scratch: string): Promise<string>;
  /** The object file of one source of the reference solution, which may include the other files. */
  solution(source: NamedFile, others: readonly NamedFile[], settings: BuildSettings, scratch: string): Promise<string>;
}

export interface PlainFolders {
  /** Our C++ parts for the plain toolchain only. */
  readonly plainRuntime: string;
  /** Our C++ parts that the native runner uses, too. */
  readonly nativeRuntime: string;
  readonly cache: string;
}

const standard = '-std=c++17';
const secondsToCompile = 120;

export async function preparePlainPieces(
  { plainRuntime, nativeRuntime, cache }: PlainFolders,
  compiler: string,
  compilerVersion: string,
): Promise<PlainPieces> {
  await mkdir(cache, { recursive: true });
  const forced = forcedHeaders(nativeRuntime);
  const version = await versionOf([plainRuntime, nativeRuntime], compilerVersion);
  const piece = (name: string, args: readonly string[]): Piece => ({
    name,
    compiler,
    cacheFolder: cache,
    version,
    args,
    seconds: secondsToCompile,
  });
  const object = (name: string, path: string) => compileOnce(piece(name, [standard, '-O2', '-c', path]));
  const [console, callsEntry, noShell] = await Promise.all([
    object('plain-console.o', join(plainRuntime, 'console.cpp')),
    object('plain-calls-entry.o', join(plainRuntime, 'calls-entry.cpp')),
    object('plain-no-shell.o', join(nativeRuntime, 'compile/no-shell.cpp')),
  ]);
  return {
    compiler,
    console,
    callsEntry,
    noShell,
    forced,
    macros: createAskMacros({ command: compiler, cacheFolder: cache, version, forced }),
    driver: (source, headers, scratch, seconds = secondsToCompile) => {
      const files = [{ name: 'driver.cpp', bytes: Buffer.from(source) }, ...headers];
      // The driver sets and reads private members by name. With -fPIC it can look up functions that may be missing.
      const args = [standard, '-fPIC', '-fno-access-control', '-I', join(nativeRuntime, 'calls')];
      return compileTextOnce({ ...piece('plain-driver.o', args), seconds }, files, scratch);
    },
    solution: (source, others, settings, scratch) => {
      const args = [`-std=${settings.standard}`, ...settings.flags];
      const title = `${source.name} of the reference solution`;
      return compileTextOnce({ ...piece('plain-solution.o', args), title }, withIncludedFiles(source, others), scratch);
    },
  };
}

/** Changes with the compiler and with every byte of our C++ files. */
async function versionOf(folders: readonly string[], compilerVersion: string): Promise<string> {
  const texts = await Promise.all(folders.map(textsIn));
  return digest([compilerVersion, process.platform, process.arch, ...texts.flat()].join('\0'));
}
