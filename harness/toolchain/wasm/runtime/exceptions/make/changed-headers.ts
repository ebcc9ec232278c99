import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { unpackFiles } from '../../../host/file-archive.ts';
import { headersWithWordsOfGxx } from '../words-of-gxx.ts';
import type { FileTree } from './clang-package.ts';

/** For `-isystem`, before the package's own headers: it cannot be asked to replace a file of its own. */
export async function changedHeaders(clangFolder: string): Promise<FileTree> {
  const packed = await readFile(join(clangFolder, 'gen', 'llvm-resources.tar'));
  const files = new Map([...unpackFiles(packed)].map(([path, content]) => [`/usr/${path}`, content]));
  const vector: FileTree = {};
  const headers: FileTree = { __vector: vector };
  for (const [path, content] of headersWithWordsOfGxx(files)) {
    const folder = path.includes('/__vector/') ? vector : headers;
    folder[basename(path)] = content;
  }
  return headers;
}
