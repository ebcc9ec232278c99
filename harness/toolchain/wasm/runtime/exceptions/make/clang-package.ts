import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The compiler that makes the libraries. Programs that use them should be compiled by the same version. */
export const clangVersion = '22.0.0-git20542-10';

/** Files in memory, as clang reads and writes them. */
export interface FileTree {
  [name: string]: FileTree | string | Uint8Array;
}

export interface ToolAnswer {
  readonly succeeded: boolean;
  readonly messages: string;
  readonly files: FileTree;
}

/** Runs clang, ar or the linker on files in memory. The first word is the name of the tool. */
export type ClangTools = (words: readonly string[], files: FileTree) => Promise<ToolAnswer>;

interface PackageOptions {
  readonly stdout: (bytes: Uint8Array | null) => void;
  readonly stderr: (bytes: Uint8Array | null) => void;
  readonly fetchProgress: () => void;
}

type PackageCommand = (words: readonly string[], files: FileTree, options: PackageOptions) => Promise<FileTree>;

interface ClangPackage {
  readonly runClang: PackageCommand;
  readonly runLLVM: PackageCommand;
}

/** The folder of @yowasp/clang: VERBATIM_WASM_CLANG names one, or npm has installed it. */
export function clangFolder(): string | undefined {
  const folder = resolve(process.env['VERBATIM_WASM_CLANG'] ?? join('node_modules', '@yowasp', 'clang'));
  return existsSync(join(folder, 'gen', 'bundle.js')) ? folder : undefined;
}

export async function loadClang(folder: string): Promise<ClangTools> {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
  if (version !== clangVersion) throw new Error(`${folder} has @yowasp/clang ${version}; ${clangVersion} is needed.`);
  const clang = (await import(pathToFileURL(join(folder, 'gen', 'bundle.js')).href)) as ClangPackage;
  // runClang does not pass fetchProgress on before the package is loaded.
  await clang.runLLVM(['clang', '--version'], {}, { stdout: () => {}, stderr: () => {}, fetchProgress: () => {} });
  return async (words, files) => {
    const run = words[0]?.startsWith('clang') === true ? clang.runClang : clang.runLLVM;
    const decoder = new TextDecoder();
    let messages = '';
    const keep = (bytes: Uint8Array | null) => {
      if (bytes !== null) messages += decoder.decode(bytes, { stream: true });
    };
    try {
      // Without fetchProgress, the package prints how much of itself it has loaded.
      const written = await run(words, files, { stdout: keep, stderr: keep, fetchProgress: () => {} });
      return { succeeded: true, messages, files: written };
    } catch (error) {
      return { succeeded: false, messages: messages === '' ? String(error) : messages, files: {} };
    }
  };
}
