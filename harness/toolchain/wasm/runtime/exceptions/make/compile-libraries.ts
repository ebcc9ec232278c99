import { readFile, readdir } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { adapted } from './adaptations.ts';
import type { ClangTools, FileTree } from './clang-package.ts';
import { libraries, ownFiles, ownFolder } from './library-sources.ts';
import type { Library } from './library-sources.ts';

/**
 * Exceptions as instructions of WebAssembly. All engines have run the older encoding ("legacy") since 2022; Node 20 does
 * not know the newer one.
 */
export const exceptionFlags = ['-fwasm-exceptions', '-mllvm', '-wasm-use-legacy-eh=true'];

const commonFlags = [
  ...['--target=wasm32-wasip1', '-O2', '-fvisibility=hidden', '-w'],
  ...['-I.', '-isystem', 'headers', ...exceptionFlags],
];

/**
 * Compiles all libraries from the sources in this folder. They contain the common functions of strings, compiled from
 * the headers, so they need the changed headers, too.
 */
export async function compileLibraries(
  folder: string,
  headers: FileTree,
  clang: ClangTools,
  say: (line: string) => void,
): Promise<Map<string, Uint8Array>> {
  const files: FileTree = { ...adapted(await sourceTree(folder)), headers };
  for (const name of ownFiles) put(files, `${ownFolder}/${name}`, await readFile(new URL(name, hereInSources())));
  const made = new Map<string, Uint8Array>();
  for (const library of libraries) {
    const content = await compileLibrary(library, files, clang);
    say(`${library.name}  ${library.files.length} files, ${content.length} bytes`);
    made.set(library.name, content);
  }
  return made;
}

/** The compiled form of this program is in dist; C and C++ are not copied there. */
function hereInSources(): URL {
  return new URL(import.meta.url.replace(/\/dist\/(?=harness\/)/, '/'));
}

async function compileLibrary({ name, files, flags }: Library, tree: FileTree, clang: ClangTools) {
  const objects: FileTree = {};
  const failures: string[] = [];
  const run = async (words: readonly string[], input: FileTree, output: string) => {
    const { messages, files: written } = await clang(words, input);
    const content = written[output];
    if (content instanceof Uint8Array) return content;
    failures.push(`${words.join(' ')}\n${messages}`);
    return new Uint8Array();
  };
  for (const file of files) {
    const object = file.replaceAll('/', '-').replace(/\.\w+$/, '.o');
    const words = [file.endsWith('.c') ? 'clang' : 'clang++', ...commonFlags, ...flags, '-c', file, '-o', object];
    objects[object] = await run(words, tree, object);
  }
  const library = await run(['ar', 'crs', name, ...Object.keys(objects)], objects, name);
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return library;
}

async function sourceTree(folder: string): Promise<FileTree> {
  const tree: FileTree = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll(sep, '/');
    if (entry.isFile()) put(tree, name, withFullIncludes(name, await readFile(path)));
  }
  return tree;
}

/** The file system of @yowasp/clang ignores "..", so such includes get the path from the root. */
function withFullIncludes(path: string, content: Buffer): Uint8Array {
  if (!content.includes('"../')) return content;
  const full = (_all: string, include: string, name: string) => `${include}"${posix.join(posix.dirname(path), name)}"`;
  return Buffer.from(content.toString().replaceAll(/^(#\s*include\s*)"(\.\.\/[^"\n]*)"/gm, full));
}

function put(tree: FileTree, path: string, content: Uint8Array): void {
  const [first = '', ...rest] = path.split('/');
  if (rest.length === 0) {
    tree[first] = new Uint8Array(content);
    return;
  }
  const below = (tree[first] ??= {});
  if (typeof below === 'object' && !(below instanceof Uint8Array)) put(below, rest.join('/'), content);
}
