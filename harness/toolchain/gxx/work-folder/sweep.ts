import { lstat, readdir, readlink, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isAbandoned, isSign } from './folder-lock.ts';
import { removeContents, removeFolderNow } from './remove-folder.ts';
import { workPlaces } from './work-place.ts';

/** As mkdtemp makes them (work-folder.ts), and nothing that anybody else of ours makes. */
const workFolder = /^verbatim-[A-Za-z0-9]{6}$/;
/** An empty folder has no sign yet, or no more. So much later its grader was killed in between. */
const minuteMs = 60_000;
const secondLookMs = 100;

/** Removes what graders have left that were killed. What is older than this boot of the machine is left to the system. */
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
    // Fails where there is anything in it.
    if (Date.now() - facts.mtimeMs > minuteMs) await rmdir(folder);
  } catch {
    // Another one sweeps, too.
  }
}

/** A sign that is just being put up is there for a moment before anybody listens. */
async function isAbandonedForGood(folder: string): Promise<boolean> {
  if (!(await isAbandoned(folder))) return false;
  await setTimeout(secondLookMs);
  return isAbandoned(folder);
}

/** The sign goes last: whoever is killed at this leaves a folder that the next one knows. */
async function removeAbandoned(folder: string): Promise<void> {
  await killWorkersIn(folder);
  await removeContents(folder, isSign);
  removeFolderNow(folder);
}

/** Compilers of a grader that was killed: their parents end with it, but not all of their children. */
async function killWorkersIn(folder: string): Promise<void> {
  const processes = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  await Promise.all(
    processes.map(async (id) => {
      const place = await readlink(`/proc/${id}/cwd`).catch(() => '');
      if (place.startsWith(`${folder}/`) || place === folder) process.kill(Number(id), 'SIGKILL');
    }),
  );
}
