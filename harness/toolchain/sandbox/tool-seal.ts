import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { realpath } from 'node:fs/promises';
import { type ToolSeal, toolLimits } from '../../process/run-tool.ts';

/** Separates two commands for the launcher: the second one runs if the first one succeeded. */
export const andThen = '--then';
/** Tells the launcher to list the functions of the object files that follow, as nm would. */
export const functionsOf = '--functions';

/**
 * The limit on the clock for a tool that may use so many seconds of a processor. A tool that computes meets the
 * processor limit first; this limit is for a machine that is suspended or has no processor for the tool.
 */
export function wallSeconds(seconds: number): number {
  return 20 * seconds;
}

/** The words that the launcher gets: a tool and its seal. */
export function sealedWords(
  { readable, writable }: Pick<ToolSeal, 'readable' | 'writable'>,
  command: readonly string[],
  seconds: number,
): string[] {
  const { memoryMiB, fileMiB } = toolLimits;
  return [
    ...[Math.ceil(seconds), memoryMiB, fileMiB].map(String),
    ...readable.flatMap((place) => ['-r', place]),
    ...writable.flatMap((place) => ['-w', place]),
    '--',
    ...command,
  ];
}

/**
 * The places that a compiler of the system consists of, and no more: the reference solutions may be installed somewhere
 * below /usr, too.
 */
export async function compilerPlaces(environment: NodeJS.ProcessEnv): Promise<string[]> {
  const triple = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  // From Debian 13 on, headers of the kernel in /usr/include are links to /usr/lib/linux.
  const parts = ['gcc', 'gcc-cross', 'bfd-plugins', 'compat-ld', 'linux', triple].map((name) => join('/usr/lib', name));
  const libraries = existsSync(join('/usr/lib', triple)) ? parts : ['/usr/lib'];
  const ofSystem = ['/usr/bin', '/bin', '/usr/include', '/usr/libexec', '/usr/lib64', '/lib64', ...libraries];
  const prefix = await prefixOfCompiler(environment);
  const ofPrefix = ['bin', 'include', 'libexec', 'lib/gcc', 'lib64'].map((place) => join(prefix, place));
  const ownLoader = join('/lib', triple);
  return [...new Set([...ofSystem, ownLoader, '/usr/local/include', '/etc/ld.so.cache', ...ofPrefix])];
}

/** For example `/usr/local`, for a g++ that was compiled from source. */
async function prefixOfCompiler(environment: NodeJS.ProcessEnv): Promise<string> {
  const folders = (environment['PATH'] ?? '').split(delimiter);
  const found = folders.map((folder) => join(folder, 'g++')).find((path) => existsSync(path));
  return found === undefined ? '/usr' : dirname(dirname(await realpath(found)));
}
