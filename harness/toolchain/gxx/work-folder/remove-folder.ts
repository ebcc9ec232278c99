import { existsSync, readdirSync, rmSync, rmdirSync, unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/*
 * A compiler that was killed finishes its current system call, and so do Node's own threads: a file may appear in a
 * folder whose files have just been removed. Node's `maxRetries` tries again to remove that folder, never its new file.
 * So each attempt starts from the beginning, until the folder is gone.
 */

const maxPause = 100;
const attempts = 40;
const all = { recursive: true, force: true } as const;

/** Blocks until it is done; for the end of this process. */
export function removeFolderNow(folder: string): void {
  if (removePlainly(folder)) return;
  for (const pause of pauses()) {
    try {
      rmSync(folder, all);
    } catch {
      // A new file has appeared in it.
    }
    if (!existsSync(folder)) return;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
}

/** Returns false if the folder could not be removed. */
export async function removeFolder(folder: string): Promise<boolean> {
  if (removePlainly(folder)) return true;
  for (const pause of pauses()) {
    await rm(folder, all).catch(() => {});
    if (!existsSync(folder)) return true;
    await setTimeout(pause);
  }
  return false;
}

/** This nearly always succeeds, and each step takes less time than handing it to another thread. */
function removePlainly(folder: string): boolean {
  try {
    removeTree(folder);
    return true;
  } catch {
    return false;
  }
}

function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeTree(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/** Removes everything in the folder except the names that are to be kept. */
export async function removeContents(folder: string, isKept: (name: string) => boolean): Promise<void> {
  const names = namesIn(folder).filter((name) => !isKept(name));
  await Promise.all(names.map((name) => removeFolder(join(folder, name))));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function pauses(): number[] {
  return Array.from({ length: attempts }, (_, attempt) => Math.min(2 ** attempt, maxPause));
}
