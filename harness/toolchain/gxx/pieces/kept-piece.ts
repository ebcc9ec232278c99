import { createHash } from 'node:crypto';
import { open, readFile, rename, stat, writeFile } from 'node:fs/promises';

/** The state of each piece when it was found intact. A piece is read once, and again when its state has changed. */
const knownWhole = new Map<string, string>();

/** Whether a piece is as it was made: one that a disk has damaged would make every program look wrong. */
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

/** Moves what was made to the path where it is looked for, once it is safely on the disk. */
export async function keepPiece(made: string, path: string): Promise<void> {
  const file = await open(made);
  await file.sync().finally(() => file.close());
  // Several processes may each make a different file; whichever is renamed last, its mark exists.
  await writeFile(await markOf(made, path), '');
  await rename(made, path);
}

/** The mark is an empty file whose name has the digest: it holds nothing that could be damaged. */
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
