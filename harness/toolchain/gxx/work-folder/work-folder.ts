import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLockName, makeFolderLock } from './folder-lock.ts';
import { removeContents, removeFolderNow } from './remove-folder.ts';
import { cleanUpOnSuddenExit } from '../../../process/sudden-exit.ts';
import type { ToolSeal } from '../../../process/run-tool.ts';
import { type ReadToolWords, readToolWordsHere } from '../messages/tool-words.ts';
import { workPlace } from './work-place.ts';

/**
 * Where one submission is built and run:
 *
 *     verbatim-x7Kq2p/
 *       source/    the files under their expected names; the compiler's working folder
 *       objects/   what the compiler makes
 *       programs/  what the linker makes
 *       scratch/   temporary files of compiler and linker
 *       grader-... the lock: a grader uses this folder (folder-lock.ts)
 */
export interface WorkFolder {
  readonly root: string;
  readonly source: string;
  readonly objects: string;
  readonly programs: string;
  readonly scratch: string;
  /** Keeps the tools that work here from writing anywhere else; absent where the system cannot do that. */
  readonly seal: ToolSeal | undefined;
  /** Reads the output of these tools. */
  readonly readToolWords: ReadToolWords;
  remove(): Promise<void>;
}

export async function makeWorkFolder(
  sealFor?: (folder: string) => ToolSeal,
  readToolWords: ReadToolWords = readToolWordsHere,
): Promise<WorkFolder> {
  const lock = makeFolderLock();
  // Made, locked and remembered without waiting in between: a process that ended there would leave the folder behind.
  const root = mkdtempSync(join(workPlace() ?? tmpdir(), 'verbatim-'));
  lock.acquire(root);
  const emergency = cleanUpOnSuddenExit(() => removeFolderNow(root));
  const folder = (name: string) => join(root, name);
  const folders = {
    source: folder('source'),
    objects: folder('objects'),
    programs: folder('programs'),
    scratch: folder('scratch'),
  };
  // Each takes less time than handing it to another thread.
  for (const path of Object.values(folders)) mkdirSync(path);
  return {
    root,
    ...folders,
    seal: sealFor?.(root),
    readToolWords,
    async remove() {
      // The lock goes last: if this process is killed meanwhile, the next grader recognises the folder.
      await removeContents(root, isLockName);
      lock.release();
      removeFolderNow(root);
      emergency.forget();
    },
  };
}

/** Whether it names a file without a folder, and no compiler takes it for an option or for a file of options (`@`). */
export function isPlainFileName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/^[-@]|[/\\\0\n]/.test(name);
}

export async function writeFiles(
  folder: string,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Promise<void> {
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}
