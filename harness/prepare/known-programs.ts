import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile, Submission } from '../model/submission/submission.ts';

const source = /\.(?:cpp|cc|cxx|h|hpp)$/i;

/** The C++ files of a folder, as a student might hand them in; a missing folder has none. */
export async function readSources(folder: string): Promise<SourceFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && source.test(entry.name)).map(({ name }) => name);
  return Promise.all(names.toSorted().map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })));
}

/** The C++ reference solution of an assignment. */
export async function readSolution(referenceFolder: string, id: string): Promise<Submission> {
  return { id: 'solution', files: await readSources(join(referenceFolder, id, 'solution')) };
}
