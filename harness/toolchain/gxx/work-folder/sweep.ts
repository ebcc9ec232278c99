import { lstat, readdir, readlink, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAbandoned, isLockName } from './folder-lock.ts';
import { removeContents, removeFolderNow } from './remove-folder.ts';
import { workPlaces } from './work-place.ts';

/** The names that mkdtemp makes in work-folder.ts. No other part of Verbatim makes such names. */
const workFolder = /^verbatim-[A-Za-z0-9]{6}$/;
/** A grader leaves its folder empty only while it makes or removes it. After so long, it must have been killed then. */
const minuteMs = 60_000;
const secondLookMs = 100;

/**
 * Removes the folders of graders that were killed. Those from before this boot of the machine are left to the system.
 */
export async function sweepWorkFolders(places: readonly string[] = workPlaces()): Promise<void> {
  await Promise.all(
    places.map(async (place) => {
      const names = (await readdir(place).catch(() => [])).filter((name) => workFolder.test(name));
      await Promise.all(names.map((name) => sweep(join(place, name))));
    }),
  );
}

async function sweep(folder: string): Promise<void> {
  try {
    const facts = await lstat(folder);
    if (!facts.isDirectory() || facts.uid !== process.getuid?.()) return;
    if (await isAbandonedForGood(folder)) return await removeAbandoned(folder);
    // Fails if the folder is not empty.
    if (Date.now() - facts.mtimeMs > minuteMs) await rmdir(folder);
  } catch {
    // Another process may have removed it meanwhile.
  }
}

/** A new socket exists for a moment before its grader listens on it. */
async function isAbandonedForGood(folder: string): Promise<boolean> {
  if (!(await isAbandoned(folder))) return false;
  await setTimeout(secondLookMs);
  return isAbandoned(folder);
}

/** The lock goes last: if this process is killed meanwhile, the next sweep still recognises the folder. */
async function removeAbandoned(folder: string): Promise<void> {
  await killWorkersIn(folder);
  await removeContents(folder, isLockName);
  removeFolderNow(folder);
}

/** Ends compilers of a grader that was killed: their parents end with it, but not all of their children. */
async function killWorkersIn(folder: string): Promise<void> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  await Promise.all(
    processes.map(async (id) => {
      const place = await readlink(`/proc/${id}/cwd`).catch(() => '');
      if (place.startsWith(`${folder}/`) || place === folder) process.kill(Number(id), 'SIGKILL');
    }),
  );
}
