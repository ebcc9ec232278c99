import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PieceStore } from '../tools/piece-store.ts';

/** Keeps each piece in a file of this folder. A folder that cannot be written to keeps nothing. */
export function folderStore(folder: string): PieceStore {
  const written = new Set<string>();
  return {
    async find(digest) {
      try {
        const bytes = await readFile(join(folder, digest));
        written.add(digest);
        return bytes;
      } catch {
        return undefined;
      }
    },
    async keep(digest, bytes) {
      if (written.has(digest)) return;
      const unfinished = join(folder, `${digest}.${process.pid}.tmp`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(unfinished, bytes);
        // A reader finds either nothing or all of it.
        await rename(unfinished, join(folder, digest));
        written.add(digest);
      } catch {
        // It will be made again.
      }
    },
  };
}
