import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedFiles } from '../host/shared-files.ts';
import { webAssembly } from '../host/web-assembly.ts';
import { type ExceptionSupport, withoutExceptions } from '../tools/exceptions.ts';
import { noStore } from '../tools/piece-store.ts';
import type { Tools } from '../tools/tools.ts';
import { findPackage } from './find-package.ts';
import { folderStore } from './folder-store.ts';
import { unpackFiles } from '../host/file-archive.ts';

export interface PackageOptions {
  /** The folder of runtime/. */
  readonly runtimeFolder: string;
  /** Where precompiled headers are kept; absent: nowhere. */
  readonly cacheFolder?: string;
  readonly exceptions?: ExceptionSupport;
}

/** Loads the compiler from its package; undefined if that is not installed. */
export async function openPackage(options: PackageOptions): Promise<Tools | undefined> {
  const folder = findPackage();
  if (folder === undefined) return undefined;
  const exceptions = options.exceptions ?? withoutExceptions;
  const [code, archive, about] = await Promise.all([
    readFile(join(folder, 'gen', 'llvm.core.wasm')),
    readFile(join(folder, 'gen', 'llvm-resources.tar')),
    readFile(join(folder, 'package.json'), 'utf8'),
  ]);
  const runtimeFiles = ['console.cpp', ...(exceptions.runtimeFile === undefined ? [] : [exceptions.runtimeFile])];
  const runtime = runtimeFiles.map(async (name) => [name, await readFile(join(options.runtimeFolder, name))] as const);
  return {
    module: await webAssembly.compile(code),
    system: sharedFiles(new Map([...unpackFiles(archive)].map(([name, bytes]) => [`/usr/${name}`, bytes]))),
    version: (JSON.parse(about) as { readonly version: string }).version,
    runtime: new Map(await Promise.all(runtime)),
    exceptions,
    store: options.cacheFolder === undefined ? noStore : folderStore(options.cacheFolder),
  };
}
