import { readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { livingProcess, ownIdentity } from './process-identity.ts';

/** A folder inside the unfinished run. It holds one file, whose name identifies the process that works there. */
export const lockName = 'owner';

export type Acquired =
  | { readonly kind: 'acquired'; readonly release: () => Promise<void> }
  | { readonly kind: 'taken'; readonly pid: number };

/** A try fails only if another process makes progress, so this many tries never all fail. */
const tries = 1000;

/**
 * Makes this process the only one that works in the folder, and creates the folder if it is missing. A folder can be
 * renamed to the name of an empty folder, but not of one that holds something, so exactly one of several processes
 * succeeds. The file of a dead owner is removed by its own name, so the file of a newer owner is never removed.
 */
export async function acquireLock(folder: string): Promise<Acquired> {
  const own = await ownIdentity();
  const lock = join(folder, lockName);
  const candidate = join(folder, `${lockName}-${own}`);
  for (let tried = 0; tried < tries; tried += 1) {
    if (await placed(candidate, own, lock)) return { kind: 'acquired', release: () => release(folder, own) };
    for (const identity of await readdir(lock).catch(() => [])) {
      const pid = await livingProcess(identity);
      if (pid === undefined) await rm(join(lock, identity), { force: true });
      else {
        await rm(candidate, { recursive: true, force: true });
        if (pid === process.pid) return { kind: 'acquired', release: () => release(folder, own) };
        await removeIfEmpty(folder);
        return { kind: 'taken', pid };
      }
    }
  }
  throw new Error(`the lock ${lock} cannot be acquired, although no process holds it`);
}

/** Whether a file or folder of this name belongs to a lock. */
export function isOfLock(name: string): boolean {
  // Older versions kept a file there.
  return name === lockName || name.startsWith(`${lockName}-`) || name === 'owner.json';
}

/** Removes what processes left that were killed while they tried to get the lock. Only the owner may call this. */
export async function removeDeadCandidates(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${lockName}-`)) continue;
    const pid = await livingProcess(name.slice(lockName.length + 1));
    if (pid === undefined) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function placed(candidate: string, own: string, lock: string): Promise<boolean> {
  try {
    await makeFolder(candidate);
    await writeFile(join(candidate, own), '');
    await rename(candidate, lock);
    return true;
  } catch (error) {
    // Another process that ends may remove the parent folder; the next try creates it again.
    if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].some((code) => isCode(error, code))) return false;
    throw error;
  }
}

async function release(folder: string, own: string): Promise<void> {
  await rm(join(folder, lockName, own), { force: true });
  await removeIfEmpty(join(folder, lockName));
  await removeIfEmpty(folder);
}

/** Another process may have put something there in the meantime, or removed it first. */
async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].some((code) => isCode(error, code))) throw error;
  });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
