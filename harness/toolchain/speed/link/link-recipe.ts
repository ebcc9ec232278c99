import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { digest } from '../../gxx/pieces/compile-once.ts';
import { type SortedSymbols, parseOfferedSymbols, sortOut } from './offered-symbols.ts';
import { runProcess } from '../../../process/process.ts';
import { standInFor } from './stand-in-library.ts';

/** How the linker is called without libraries, and what the libraries of every C++ program offer to what comes out. */
export interface LinkRecipe {
  /** Arguments before and behind the objects; where the result goes, is none of them. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly offered: ReadonlySet<string>;
  /** For old programs only: a program that is linked now does not get these. */
  readonly outdated: ReadonlySet<string>;
}

export interface RecipeRequest {
  readonly cacheFolder: string;
  readonly version: string;
  /** Any object of ours. */
  readonly object: string;
  /** Of the full link. */
  readonly flags: readonly string[];
}

/** As it is kept, in a folder with the libraries that stand in for the real ones. */
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

/** Undefined where this compiler or its linker work in another way: then everything is linked in full. */
export async function linkRecipe(request: RecipeRequest): Promise<LinkRecipe | undefined> {
  const folder = join(request.cacheFolder, `${digest([request.version, ...request.flags].join('\n'))}-link`);
  const learned = (await kept(folder)) ?? (await learn(request, folder));
  if (learned === undefined) return undefined;
  const { before, after, offered, outdated } = learned;
  const standIns = learned.standIns.map((name) => join(folder, name));
  return {
    before,
    // The first is the one of C++. It stays in the result, for a process that would not have it loaded.
    after: ['--no-as-needed', ...standIns.slice(0, 1), '--as-needed', ...standIns.slice(1), ...after],
    offered: new Set(offered),
    outdated: new Set(outdated),
  };
}

/** Undefined where there is none, or where a library has changed since. */
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
    // A full link, of which the linker says what it reads, and g++ how it called the linker.
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
    // Somebody else's may have been there first.
    return kept(folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The one of C++ and those that it needs itself: others, like libmvec, are there only where somebody asks for them. */
const alwaysThere = /^(?:libstdc\+\+|libm|libc|libgcc_s|ld-linux[\w-]*)\.so(?:\.\d+)*$/;

/** A file by such a name may also be a text that leads the linker to others. */
async function librariesAmong(paths: readonly string[]): Promise<string[]> {
  const named = [...new Set(paths.filter((path) => alwaysThere.test(basename(path))))];
  const starts = await Promise.all(named.map(async (path) => (await readFile(path)).subarray(0, 4)));
  return named.filter((_path, index) => starts[index]?.equals(Buffer.from('\x7fELF')) === true);
}

/** What programs call it: the linker finds the library of C++ by a shorter name. */
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

/** Of the line in which g++ calls its linker, without plugins, libraries and the places where they are looked for. */
export function argumentsAround(said: string, object: string): Pick<LinkRecipe, 'before' | 'after'> | undefined {
  const line = said.split('\n').find((one) => basename(one.trim().split(' ')[0] ?? '') === 'collect2');
  // What is quoted there needs a shell to be read.
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
