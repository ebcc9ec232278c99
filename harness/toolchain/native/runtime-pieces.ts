import { createHash } from 'node:crypto';
import { access, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess } from './process.ts';

/** Compiled parts of ours. Each is made once for a compiler and a version of its sources, and then kept. */
export interface RuntimePieces {
  readonly runner: string;
  readonly console: string;
  readonly noShell: string;
  /** The folder with the header that the lenient build forces in. */
  readonly prelude: string;
  /** The object file of a generated driver. */
  driver(source: string): Promise<string>;
}

export class PieceNotMade extends Error {}

const standard = '-std=c++17';
const secondsToCompile = 120;

export async function prepareRuntimePieces(
  runtimeFolder: string,
  cacheFolder: string,
  compiler: string,
): Promise<RuntimePieces> {
  await mkdir(cacheFolder, { recursive: true });
  const version = await versionOf(runtimeFolder, compiler);
  const piece = (name: string, file: string, args: readonly string[]) =>
    makeOnce(name, [version, ...args].join('\n'), cacheFolder, [...args, join(runtimeFolder, file)]);
  const [runner, console, noShell] = await Promise.all([
    piece('runner', 'runner.cpp', [standard, '-O2']),
    piece('console.o', 'console.cpp', [standard, '-O2', '-c']),
    piece('no-shell.o', 'no-shell.cpp', [standard, '-O2', '-c']),
  ]);
  return {
    runner,
    console,
    noShell,
    prelude: join(runtimeFolder, 'prelude.hpp'),
    async driver(source) {
      const file = await writeOnce(`driver-${digest(source)}.cpp`, source, cacheFolder);
      const args = [standard, '-c', '-I', runtimeFolder];
      return makeOnce('driver.o', [version, ...args, source].join('\n'), cacheFolder, [...args, file]);
    },
  };
}

/** Changes with the compiler and with every byte of our C++ files. */
async function versionOf(runtimeFolder: string, compiler: string): Promise<string> {
  const files = (await readdir(runtimeFolder)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(runtimeFolder, file), 'utf8')));
  return digest([compiler, process.arch, ...texts].join('\0'));
}

async function makeOnce(name: string, key: string, folder: string, args: readonly string[]): Promise<string> {
  const path = join(folder, `${digest(key)}-${name}`);
  if (await exists(path)) return path;
  // Several processes may get here at once: each compiles for itself, and the last rename wins.
  const unfinished = temporaryName(path);
  const { end, stderr } = await runProcess({
    file: 'g++',
    args: [...args, '-o', unfinished],
    folder,
    seconds: secondsToCompile,
    outputBytes: 1 << 20,
  });
  if (end.kind !== 'exited' || end.code !== 0) {
    await rm(unfinished, { force: true });
    const [line = end.kind] = Buffer.from(stderr).toString().split('\n');
    throw new PieceNotMade(`${name} could not be compiled: ${line}`);
  }
  await rename(unfinished, path);
  return path;
}

async function writeOnce(name: string, text: string, folder: string): Promise<string> {
  const path = join(folder, name);
  if (await exists(path)) return path;
  const unfinished = temporaryName(path);
  await writeFile(unfinished, text);
  await rename(unfinished, path);
  return path;
}

let temporaryNames = 0;

function temporaryName(path: string): string {
  temporaryNames += 1;
  return `${path}.${process.pid}.${temporaryNames}.tmp`;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
