import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSign, makeFolderLock } from './folder-lock.ts';
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
 *       grader-... says that somebody is at work here (folder-lock.ts)
 */
export interface WorkFolder {
  readonly root: string;
  readonly source: string;
  readonly objects: string;
  readonly programs: string;
  readonly scratch: string;
  /** What holds the tools that work here, where anything does: they can write nowhere else. */
  readonly seal: ToolSeal | undefined;
  /** Reads what these tools say. */
  readonly readToolWords: ReadToolWords;
  remove(): Promise<void>;
}

export async function makeWorkFolder(
  sealFor?: (folder: string) => ToolSeal,
  readToolWords: ReadToolWords = readToolWordsHere,
): Promise<WorkFolder> {
  const lock = makeFolderLock();
  // Made, signed and remembered in one go: whoever ends this process in between would leave the folder.
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
  // Each takes less time than it takes to hand it to another thread.
  for (const path of Object.values(folders)) mkdirSync(path);
  return {
    root,
    ...folders,
    seal: sealFor?.(root),
    readToolWords,
    async remove() {
      // The sign last: whoever is killed at this leaves a folder that the next grader knows.
      await removeContents(root, isSign);
      lock.release();
      removeFolderNow(root);
      emergency.forget();
    },
  };
}

/** The name of one file in one folder, and nothing that a compiler could take for an option, or for a file of options (`@`). */
export function isPlainFileName(name: string): boolean {
  return name !== '' && name !== '.' && name !== '..' && !/^[-@]|[/\\\0\n]/.test(name);
}

export async function writeFiles(
  folder: string,
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Promise<void> {
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}
