import { entriesOf } from './directory.ts';
import type { Directory, DirectoryEntry } from './directory.ts';

/** Of a longer name, the beginning tells folders apart well enough. */
const longestKey = 300;
const slash = 0x2f;

/** Whether an entry is one too many in its top folder. */
export type Crowding = (entry: DirectoryEntry) => boolean;

/**
 * In a directory that is too long to be listed, folders with more than so many entries are cut, so that one student's
 * does not push the others out. Where everything lies in one folder, the folders in that one count.
 */
export function crowding(directory: Directory, most: number): Crowding {
  const tops = new Set<string>();
  for (const entry of entriesOf(directory)) {
    if (entry === undefined || tops.size > 1) break;
    tops.add(folderOf(entry, 1) ?? '');
  }
  const depth = tops.size === 1 ? 2 : 1;
  const counts = new Map<string, number>();
  return (entry) => {
    const folder = folderOf(entry, depth);
    if (folder === undefined) return false;
    const before = counts.get(folder) ?? 0;
    counts.set(folder, before + 1);
    return before >= most;
  };
}

/** So many steps of the name; undefined for what does not lie that deep. */
function folderOf({ name }: DirectoryEntry, depth: number): string | undefined {
  let end = -1;
  for (let step = 0; step < depth; step += 1) {
    end = name.indexOf(slash, end + 1);
    if (end === -1) return undefined;
  }
  return name.toString('latin1', 0, Math.min(end, longestKey));
}
