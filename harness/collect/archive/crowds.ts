import { entriesOf } from './directory.ts';
import type { Directory, DirectoryEntry } from './directory.ts';

/** The beginning of a longer name is enough to distinguish folders. */
const longestKey = 300;
const slash = 0x2f;

/** Whether the top folder of the entry already has too many entries. */
export type Crowding = (entry: DirectoryEntry) => boolean;

/**
 * In a directory that is too long to be listed, each folder is limited to `most` entries, so that the folder of one
 * student does not displace the others. If everything is in one folder, its subfolders are limited instead.
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

/** The first `depth` folders of the name; undefined for an entry that is not that deep. */
function folderOf({ name }: DirectoryEntry, depth: number): string | undefined {
  let end = -1;
  for (let step = 0; step < depth; step += 1) {
    end = name.indexOf(slash, end + 1);
    if (end === -1) return undefined;
  }
  return name.toString('latin1', 0, Math.min(end, longestKey));
}
