import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the folders with an assignment.yaml, sorted. A missing folder has none. */
export async function listAssignments(casesFolder: string): Promise<string[]> {
  const names = await namesIn(casesFolder);
  const found = await Promise.all(names.map((name) => isFile(join(casesFolder, name, 'assignment.yaml'))));
  return names.filter((_, index) => found[index]).toSorted();
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function isFile(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ?? false;
}
