import { createHash } from 'node:crypto';
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';

/** As they were when they were found whole, which is looked at once and again when something has written there. */
const knownWhole = new Map<string, string>();

/** Whether a piece is there as it was made: one that a disk has damaged would make every program look wrong. */
export async function isWhole(path: string): Promise<boolean> {
  try {
    const state = await stateOf(path);
    if (knownWhole.get(path) === state) return true;
    await stat(await markOf(path, path));
    knownWhole.set(path, state);
    return true;
  } catch {
    return false;
  }
}

/** Brings what was made under the name by which it is looked for, when it is on the disk. */
export async function keepPiece(made: string, path: string): Promise<void> {
  const file = await open(made);
  await file.sync().finally(() => file.close());
  // Of several processes, each may make another one; whichever comes last, its mark is there.
  await writeFile(await markOf(made, path), '');
  await rename(made, path);
}

/** An empty file: there is nothing in it that could be damaged. */
async function markOf(content: string, path: string): Promise<string> {
  const digest = createHash('sha256')
    .update(await readFile(content))
    .digest('hex');
  return `${path}.${digest.slice(0, 16)}.whole`;
}

async function stateOf(path: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(path);
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}
