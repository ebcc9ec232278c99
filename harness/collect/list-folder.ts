import { access, constants, lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileFate } from '../model/intake.ts';
import { junkName } from './junk.ts';
import { byPath } from './listing.ts';
import type { ListedFile, OpenedListing } from './listing.ts';

/** Deeper than a course site, a student's folder and the folders in it; below lies nothing that somebody wrote. */
const deepest = 8;

/** What is in a folder. Links are not followed; a folder of somebody's tools is one entry, not a thousand. */
export async function listFolder(root: string): Promise<OpenedListing> {
  const files: ListedFile[] = [];
  const folders: string[] = [];
  const add = (path: string, size: number, aside?: FileFate): void => {
    files.push({ path, size, ...(aside === undefined ? {} : { aside }), read: () => readFile(join(root, path)) });
  };

  const listInto = async (inside: readonly string[]): Promise<void> => {
    for (const entry of await readdir(join(root, ...inside), { withFileTypes: true })) {
      const steps = [...inside, entry.name];
      const path = steps.join('/');
      const junk = junkName(entry.name);
      if (entry.isDirectory()) folders.push(path);
      if (junk !== undefined) add(path, 0, junk);
      else if (entry.isSymbolicLink()) add(path, 0, 'link');
      else if (entry.isDirectory() && steps.length < deepest)
        await listInto(steps).catch(() => add(path, 0, 'unreadable'));
      else if (entry.isDirectory()) add(path, 0, 'too-deep');
      else if (entry.isFile()) add(path, (await lstat(join(root, path))).size, await whyUnreadable(join(root, path)));
      else add(path, 0, 'special-file');
    }
  };

  await listInto([]);
  return { files: files.toSorted(byPath), folders: folders.toSorted(), close: () => {} };
}

/** Asked now and not when the file is graded, an hour later. */
async function whyUnreadable(path: string): Promise<FileFate | undefined> {
  try {
    await access(path, constants.R_OK);
    return undefined;
  } catch {
    return 'unreadable';
  }
}
