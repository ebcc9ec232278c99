import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.ts';

const unfinishedEnding = '.tmp';

/**
 * Writes all of the content or nothing of it, even if the power fails. When this returns, the file is safely on the
 * disk. A file that a crash leaves beside it ends in `.tmp` and is never read.
 */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  const unfinished = path + unfinishedEnding;
  const file = await open(unfinished, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncFolder(folder);
}

/** A new name of a file is safe only after its folder was synchronised, too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
