import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { digest } from '../../gxx/pieces/compile-once.ts';
import { type SortedSymbols, parseOfferedSymbols, sortOut } from './offered-symbols.ts';
import { runProcess } from '../../../process/process.ts';
import { standInFor } from './stand-in-library.ts';

/** How to call the linker without libraries, and which names the libraries of every C++ program offer. */
export interface LinkRecipe {
  /** Arguments before and after the objects, without the path of the result. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly offered: ReadonlySet<string>;
  /** Names for old programs only: a program that is linked now does not get them. */
  readonly outdated: ReadonlySet<string>;
}

export interface RecipeRequest {
  readonly cacheFolder: string;
  readonly version: string;
  /** Any of our object files: it is linked in full to learn the recipe. */
  readonly object: string;
  /** The flags of the full link. */
  readonly flags: readonly string[];
}

/** The recipe as it is kept, in a folder with the libraries that stand in for the real ones. */
interface Learned extends Record<'before' | 'after' | 'standIns' | 'offered' | 'outdated', readonly string[]> {
  readonly libraries: readonly LibraryState[];
}

interface LibraryState {
  readonly path: string;
  readonly size: number;
  readonly changed: number;
}

const seconds = 60;
const outputBytes = 16 << 20;

/** Undefined if this compiler or its linker works in an unknown way; then everything is linked in full. */
export async function linkRecipe(request: RecipeRequest): Promise<LinkRecipe | undefined> {
  const folder = join(request.cacheFolder, `${digest([request.version, ...request.flags].join('\n'))}-link`);
  const learned = (await kept(folder)) ?? (await learn(request, folder));
  if (learned === undefined) return undefined;
  const { before, after, offered, outdated } = learned;
  const standIns = learned.standIns.map((name) => join(folder, name));
  return {
    before,
    // The first is the C++ library. The result always names it, for a process that has not loaded it.
    after: ['--no-as-needed', ...standIns.slice(0, 1), '--as-needed', ...standIns.slice(1), ...after],
    offered: new Set(offered),
    outdated: new Set(outdated),
  };
}

/** Undefined if no recipe is kept, or if a library has changed since. */
async function kept(folder: string): Promise<Learned | undefined> {
  try {
    const learned: Learned = JSON.parse(await readFile(join(folder, 'recipe.json'), 'utf8'));
    const now = await Promise.all(learned.libraries.map(({ path }) => stateOf(path)));
    return JSON.stringify(now) === JSON.stringify(learned.libraries) ? learned : undefined;
  } catch {
    return undefined;
  }
}

async function stateOf(path: string): Promise<LibraryState> {
  const { size, ctimeMs } = await stat(path);
  return { path, size, changed: ctimeMs };
}

async function learn({ cacheFolder, object, flags }: RecipeRequest, folder: string): Promise<Learned | undefined> {
  await mkdir(cacheFolder, { recursive: true });
  const unfinished = await mkdtemp(`${folder}.tmp`);
  try {
    // In this full link, the linker lists the files that it reads, and g++ shows how it calls the linker.
    const full = await runOrThrow('g++', [...flags, '-v', '-Wl,-t', object, '-o', 'full.so'], unfinished);
    const around = argumentsAround(full.stderr, object);
    const paths = await librariesAmong(full.stdout.split('\n'));
    if (around === undefined || paths[0] === undefined || nameOf(paths[0]) !== 'libstdc++.so.6') return undefined;
    const listed = await runOrThrow('nm', ['-D', '-A', '--plugin=/dev/null', '--defined-only', ...paths], unfinished);
    const sorted = sortOut(parseOfferedSymbols(listed.stdout));
    const standIns = await makeStandIns(unfinished, paths, sorted);
    await rm(join(unfinished, 'full.so'));
    const libraries = await Promise.all(paths.map(stateOf));
    const { offered, outdated } = sorted;
    const learned: Learned = { ...around, standIns, offered, outdated, libraries };
    await writeFile(join(unfinished, 'recipe.json'), JSON.stringify(learned));
    await rm(folder, { recursive: true, force: true });
    await rename(unfinished, folder);
    return learned;
  } catch {
    // Another process may have been quicker.
    return kept(folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The C++ library and those that it needs. Others, such as libmvec, are loaded only on request. */
const alwaysThere = /^(?:libstdc\+\+|libm|libc|libgcc_s|ld-linux[\w-]*)\.so(?:\.\d+)*$/;

/** Only ELF files: a file with such a name may also be a text that refers the linker to other files. */
async function librariesAmong(paths: readonly string[]): Promise<string[]> {
  const named = [...new Set(paths.filter((path) => alwaysThere.test(basename(path))))];
  const starts = await Promise.all(named.map(async (path) => (await readFile(path)).subarray(0, 4)));
  return named.filter((_path, index) => starts[index]?.equals(Buffer.from('\x7fELF')) === true);
}

/** The name that programs use. The linker finds the C++ library under a shorter one. */
function nameOf(path: string): string {
  return basename(path).replace(/^libstdc\+\+\.so$/, 'libstdc++.so.6');
}

async function makeStandIns(
  folder: string,
  paths: readonly string[],
  { severalVersions }: SortedSymbols,
): Promise<string[]> {
  const made = paths.map(async (path) => {
    const { name, assembly, versionScript } = standInFor(
      nameOf(path),
      severalVersions.filter(({ library }) => library === path),
    );
    await writeFile(join(folder, `${name}.s`), assembly);
    await writeFile(join(folder, `${name}.map`), versionScript);
    const versions = versionScript === '' ? [] : [`-Wl,--version-script=${name}.map`];
    const args = ['-shared', '-nostdlib', `-Wl,-soname,${name}`, ...versions, `${name}.s`, '-o', name];
    await runOrThrow('g++', args, folder);
    return name;
  });
  await Promise.allSettled(made);
  return Promise.all(made);
}

async function runOrThrow(
  file: string,
  args: readonly string[],
  folder: string,
): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const { end, stdout, stderr } = await runProcess({ file, args, folder, seconds, outputBytes });
  if (end.kind !== 'exited' || end.code !== 0) throw new Error(`${file}: ${end.kind}`);
  return { stdout: Buffer.from(stdout).toString(), stderr: Buffer.from(stderr).toString() };
}

const withValue: readonly string[] = ['-o', '-plugin'];

/** The arguments with which g++ calls its linker, without plugins, libraries and library folders. */
export function argumentsAround(said: string, object: string): Pick<LinkRecipe, 'before' | 'after'> | undefined {
  const line = said.split('\n').find((one) => basename(one.trim().split(' ')[0] ?? '') === 'collect2');
  // Only a shell could parse a line with quotes.
  if (line === undefined || /["'\\]/.test(line)) return undefined;
  const [, ...words] = line.trim().split(/ +/);
  const wanted = words.filter(
    (word, at) =>
      !withValue.includes(word) &&
      !withValue.includes(words[at - 1] ?? '') &&
      word !== '-t' &&
      !/^-[Ll]|^-plugin-opt=/.test(word),
  );
  const at = wanted.indexOf(object);
  const [before, after] = [wanted.slice(0, at), wanted.slice(at + 1)];
  const starts = before.some((word) => basename(word).startsWith('crtbegin') && word.endsWith('.o'));
  return at < 0 || !starts || after.length === 0 ? undefined : { before, after };
}
