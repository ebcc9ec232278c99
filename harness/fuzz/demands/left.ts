import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Breach, excerpt } from './breach.ts';

/** Files that programs of `acts.ts` try to write. */
const marks = ['/tmp/fuzz-was-here', '/dev/shm/fuzz-was-here'];

export interface Watched {
  /** Folders that must be empty afterwards. */
  readonly empty: readonly string[];
  /** The input folder, which must not change. */
  readonly input: string;
  readonly inputBefore: string;
  readonly out: string;
}

export async function breachesOfFolders({ empty, input, inputBefore, out }: Watched): Promise<Breach[]> {
  const found: string[] = [];
  for (const folder of empty) {
    for (const name of await readdir(folder).catch(() => [])) found.push(join(folder, name));
  }
  for (const name of await readdir(out).catch(() => [])) {
    if (name === 'unfinished-run' || name.endsWith('.tmp')) found.push(join(out, name));
  }
  found.push(...marks.filter(existsSync));
  const breaches = found.map((path): Breach => ({ demand: 'left', found: excerpt(path) }));
  const changed = (await listingOf(input)) !== inputBefore;
  return changed ? [...breaches, { demand: 'left', found: 'the input files have changed' }] : breaches;
}

/** Names, sizes and times of everything in a folder. */
export async function listingOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(path);
      return `${path} ${entry.isFile() ? size : 0} ${mtimeMs}`;
    }),
  );
  return lines.toSorted().join('\n');
}
