import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildSettings } from '../../../model/assignment/assignment.ts';
import { type CheckFlags, checkFlags } from '../checks/check-flags.ts';
import { type Piece, compileOnce, compileTextOnce, digest } from './compile-once.ts';
import { type ForcedHeaders, forcedHeaders } from '../compile/compile.ts';
import { type AskMacros, createAskMacros } from '../compile/compiler-macros.ts';
import { createHeaderStore } from '../../speed/headers/header-store.ts';
import { type PrecompiledHeaders, createPrecompiledHeaders } from '../../speed/headers/precompiled-headers.ts';
import { type NamedFile, withIncludedFiles } from '../compile/included-files.ts';
import { type LinkRecipe, linkRecipe } from '../../speed/link/link-recipe.ts';
import { type WarmCompilers, createWarmCompilers } from '../../speed/warm/warm-compilers.ts';
import { type ToolSeal, compilerPlaces } from '../../sandbox/tool-seal.ts';

/** Compiled parts of ours. Each is made once for a compiler and a version of its sources, and then kept. */
export interface RuntimePieces {
  readonly runner: string;
  /** Runs one program that is talked to while it runs. */
  readonly live: string;
  /** Where the runner enters a whole program. */
  readonly sessionEntry: string;
  readonly noShell: string;
  /** For a link without libraries (light-link.ts). */
  lightLink(): Promise<LinkRecipe | undefined>;
  /** For tools that work in this folder. */
  seal(folder: string): ToolSeal;
  /** For lenient builds. */
  readonly forced: ForcedHeaders;
  readonly headers: PrecompiledHeaders;
  readonly warmCompilers: WarmCompilers;
  /** What makes a compiler one of them. */
  warmLibrary(): Promise<string>;
  /** Of builds with checks, whose findings the object files report. */
  readonly checkFlags: CheckFlags;
  checks(): Promise<string>;
  memoryChecks(how: 'fully' | 'zeroed'): Promise<string>;
  readonly macros: AskMacros;
  /** The object file of a generated driver, which may include these headers. */
  driver(source: string, headers: readonly NamedFile[], scratch: string, seconds?: number): Promise<string>;
  /** The object file of one source of the reference solution, with those that it may include. */
  solution(source: NamedFile, others: readonly NamedFile[], settings: BuildSettings, scratch: string): Promise<string>;
}

/**
 * Students' programs are libraries; what they define themselves, they use themselves, as programs do. Code and constants lie
 * together: each part that a library has is mapped, touched and unmapped in every leaf.
 */
export const asLibrary = ['-shared', '-Wl,-Bsymbolic', '-Wl,-z,now', '-Wl,-z,noseparate-code'] as const;

/** For a process that has its own C++ library inside. */
const asPreloaded = [
  '-shared',
  '-fPIC',
  '-fvisibility=hidden',
  '-static-libstdc++',
  '-static-libgcc',
  '-Wl,-Bsymbolic,--exclude-libs,ALL',
] as const;

const standard = '-std=c++17';
const secondsToCompile = 120;

export async function prepareRuntimePieces(
  runtimeFolder: string,
  cacheFolder: string,
  compiler: string,
  manySubmissions = false,
): Promise<RuntimePieces> {
  await mkdir(cacheFolder, { recursive: true });
  const version = await versionOf(runtimeFolder, compiler);
  const sessionEntrySource = join(runtimeFolder, 'calls/session-entry.cpp');
  const piece = (name: string, args: readonly string[]): Piece => ({
    name,
    cacheFolder,
    version,
    args,
    seconds: secondsToCompile,
  });
  const ofRuntime = (name: string, file: string, ...args: readonly string[]) =>
    compileOnce(piece(name, [standard, '-O2', ...args, join(runtimeFolder, file)]));
  const makeRunner = async () => {
    const rehearsed = await ofRuntime(
      'rehearsed',
      'speed/rehearsed.cpp',
      '-O0',
      '-fPIC',
      ...asLibrary,
      sessionEntrySource,
    );
    return ofRuntime('runner', 'run/runner.cpp', `-DREHEARSED_PROGRAM=${JSON.stringify(rehearsed)}`);
  };
  const [runner, live, launcher, sessionEntry, noShell] = await allOrFirstProblem([
    makeRunner(),
    ofRuntime('live', 'talks/live.cpp'),
    ofRuntime('launcher', 'sandbox/launcher.cpp'),
    ofRuntime('session-entry.o', 'calls/session-entry.cpp', '-c', '-fPIC'),
    ofRuntime('no-shell.o', 'compile/no-shell.cpp', '-c', '-fPIC'),
  ]);
  // Most gradings are of one submission.
  const warmLibrary = () => ofRuntime('warm-compiler.so', 'tools/warm-compiler.cpp', ...asPreloaded);
  const places = await compilerPlaces(process.env);
  let recipe: Promise<LinkRecipe | undefined> | undefined;
  const forced = forcedHeaders(runtimeFolder);
  const seal = (folder: string): ToolSeal => ({
    launcher,
    readable: [...places, ...Object.values(forced), cacheFolder],
    writable: [folder, '/dev/null'],
  });
  /** For sources of ours, with pieces in the cache as a result. */
  const sealForOurs = (folder: string): ToolSeal => {
    const { readable, writable, ...held } = seal(folder);
    return { ...held, readable: [...readable, runtimeFolder], writable: [...writable, cacheFolder] };
  };
  // Where a header of the system leads to a place that nobody thought of, it is not the students who made a mistake.
  await compileOnce({
    ...piece('every-header.o', [standard, '-c', join(runtimeFolder, 'compile/every-header.cpp')]),
    title: 'what programs include',
    seal: sealForOurs(cacheFolder),
  });
  return {
    macros: createAskMacros({ command: 'g++', cacheFolder, version, forced, seal }),
    runner,
    live,
    sessionEntry,
    noShell,
    forced,
    lightLink: () => (recipe ??= linkRecipe({ cacheFolder, version, object: noShell, flags: asLibrary })),
    seal,
    headers: createPrecompiledHeaders(createHeaderStore(join(cacheFolder, 'headers'), version)),
    warmCompilers: createWarmCompilers(warmLibrary, manySubmissions ? 1 : undefined),
    warmLibrary,
    checkFlags: checkFlags(compiler),
    // Most gradings need no checks.
    checks: () => ofRuntime('checks.o', 'checks/checks.cpp', '-c', '-fPIC'),
    memoryChecks(how) {
      const fill = how === 'zeroed' ? '-DARRAY_FILL=0' : '-DARRAY_FILL=0xfe';
      return ofRuntime('memory-checks.o', 'checks/memory-checks.cpp', '-c', '-fPIC', fill);
    },
    async driver(source, headers, scratch, seconds = secondsToCompile) {
      const files = [{ name: 'driver.cpp', bytes: Buffer.from(source) }, ...headers];
      // Private members are set and read by name.
      const args = [standard, '-fPIC', '-fno-access-control', '-I', join(runtimeFolder, 'calls')];
      // The header of a class may be a student's.
      return compileTextOnce({ ...piece('driver.o', args), seconds, seal: sealForOurs(scratch) }, files, scratch);
    },
    async solution(source, others, settings, scratch) {
      const args = [`-std=${settings.standard}`, '-fPIC', ...settings.flags];
      const title = `${source.name} of the reference solution`;
      return compileTextOnce({ ...piece('solution.o', args), title }, withIncludedFiles(source, others), scratch);
    },
  };
}

/** As Promise.all, but nothing is still being written when it fails. */
async function allOrFirstProblem<const Works extends readonly Promise<string>[]>(
  works: Works,
): Promise<{ -readonly [Place in keyof Works]: string }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** Of all files in a folder and below it, in the order of their names. */
export async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(paths.toSorted().map((path) => readFile(path, 'utf8')));
}

/** Changes with the compiler and with every byte of our C++ files. */
async function versionOf(runtimeFolder: string, compiler: string): Promise<string> {
  return digest([compiler, process.arch, ...(await textsIn(runtimeFolder))].join('\0'));
}
