import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolSeal } from '../../process/run-tool.ts';
import { checkFlags } from '../gxx/checks/check-flags.ts';
import { forcedHeaders } from '../gxx/compile/lenience-flags.ts';
import { createAskMacros } from '../gxx/compile/compiler-macros.ts';
import { withIncludedFiles } from '../gxx/compile/included-files.ts';
import { noHeaders, noWarmCompilers } from '../gxx/compile/quick-compile.ts';
import { noQuickLink } from '../gxx/link/quick-link.ts';
import { type Piece, compileOnce, compileTextOnce, digest, textsIn } from '../gxx/pieces/compile-once.ts';
import { type RuntimePieces, asLibrary } from '../gxx/pieces/runtime-pieces.ts';
import { compilerPlaces } from '../sandbox/tool-seal.ts';
import { askOwnServer } from '../sandbox/tool-server.ts';
import type { Speed } from '../speed/speed.ts';

/** For a library that is preloaded into a process with its own C++ library. */
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

export interface PieceOptions {
  /** Set if more than a few submissions will be built: shortcuts that pay off only then are prepared at once. */
  readonly manySubmissions?: boolean;
  /** If absent, there are no shortcuts. */
  readonly speed?: Speed;
}

export async function prepareRuntimePieces(
  runtimeFolder: string,
  cacheFolder: string,
  compiler: string,
  { manySubmissions = false, speed }: PieceOptions = {},
): Promise<RuntimePieces> {
  await mkdir(cacheFolder, { recursive: true });
  const version = await versionOf(runtimeFolder, compiler);
  const piece = (name: string, args: readonly string[]): Piece => ({
    name,
    cacheFolder,
    version,
    args,
    seconds: secondsToCompile,
  });
  const ofRuntime = (name: string, file: string, ...args: readonly string[]) =>
    compileOnce(piece(name, [standard, '-O2', ...args, join(runtimeFolder, file)]));
  const [runner, conversationRunner, launcher, sessionEntry, noShell] = await allOrFirstProblem([
    ofRuntime('runner', 'run/runner.cpp'),
    ofRuntime('conversation-runner', 'conversations/conversation-runner.cpp'),
    ofRuntime('launcher', 'sandbox/launcher.cpp'),
    ofRuntime('session-entry.o', 'calls/session-entry.cpp', '-c', '-fPIC'),
    ofRuntime('no-shell.o', 'compile/no-shell.cpp', '-c', '-fPIC'),
  ]);
  const places = await compilerPlaces(process.env);
  const forced = forcedHeaders(runtimeFolder);
  const askLauncher = speed?.askTool ?? askOwnServer;
  const runSealed: ToolSeal['run'] = (request) => askLauncher({ file: launcher }, request);
  const seal = (folder: string): ToolSeal => ({
    run: runSealed,
    readable: [...places, ...Object.values(forced), cacheFolder],
    writable: [folder, '/dev/null'],
  });
  /** For our own sources, whose results go into the cache. */
  const sealForRuntime = (folder: string): ToolSeal => {
    const { readable, writable, ...held } = seal(folder);
    return { ...held, readable: [...readable, runtimeFolder], writable: [...writable, cacheFolder] };
  };
  // If the seal hides a system header from the compiler, fail here: it must not look like a mistake of a student.
  await compileOnce({
    ...piece('every-header.o', [standard, '-c', join(runtimeFolder, 'compile/every-header.cpp')]),
    title: 'what programs include',
    seal: sealForRuntime(cacheFolder),
  });
  const warmLibrary = () => ofRuntime('warm-compiler.so', 'tools/warm-compiler.cpp', ...asPreloaded);
  const quick = speed?.shortcuts({
    cacheFolder,
    version,
    link: { object: noShell, flags: asLibrary },
    warmLibrary,
    manySubmissions,
  });
  return {
    macros: createAskMacros({ command: 'g++', cacheFolder, version, forced, seal }),
    runner,
    conversationRunner,
    sessionEntry,
    noShell,
    forced,
    seal,
    headers: quick?.headers ?? noHeaders,
    warmCompilers: quick?.warmCompilers ?? noWarmCompilers,
    quickLink: quick?.quickLink ?? noQuickLink,
    checkFlags: checkFlags(compiler),
    // Compiled on demand, because most gradings need no checks.
    checks: () => ofRuntime('checks.o', 'checks/checks.cpp', '-c', '-fPIC'),
    memoryChecks(how) {
      const fill = how === 'zeroed' ? '-DARRAY_FILL=0' : '-DARRAY_FILL=0xfe';
      return ofRuntime('memory-checks.o', 'checks/memory-checks.cpp', '-c', '-fPIC', fill);
    },
    async driver(source, headers, scratch, seconds = secondsToCompile) {
      const files = [{ name: 'driver.cpp', bytes: Buffer.from(source) }, ...headers];
      // Without access control, because the driver sets and reads private members by name.
      const args = [standard, '-fPIC', '-fno-access-control', '-I', join(runtimeFolder, 'calls')];
      // Sealed, because the header of a class may come from a student.
      return compileTextOnce({ ...piece('driver.o', args), seconds, seal: sealForRuntime(scratch) }, files, scratch);
    },
    async solution(source, others, settings, scratch) {
      const args = [`-std=${settings.standard}`, '-fPIC', ...settings.flags];
      const title = `${source.name} of the reference solution`;
      return compileTextOnce({ ...piece('solution.o', args), title }, withIncludedFiles(source, others), scratch);
    },
  };
}

/** Like Promise.all, but when it fails, nothing is still being written. */
async function allOrFirstProblem<const Works extends readonly Promise<string>[]>(
  works: Works,
): Promise<{ -readonly [Place in keyof Works]: string }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/** Changes with the compiler and with every byte of our C++ files. */
async function versionOf(runtimeFolder: string, compiler: string): Promise<string> {
  return digest([compiler, process.arch, ...(await textsIn(runtimeFolder))].join('\0'));
}
