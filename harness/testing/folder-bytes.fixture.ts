import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** All files in a folder with their bytes, for comparing whole folders. */
export async function bytesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    paths
      .toSorted()
      .map(async (path): Promise<[string, string]> => [relative(folder, path), await readFile(path, 'latin1')]),
  );
  return Object.fromEntries(texts);
}
