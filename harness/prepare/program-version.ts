import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder, runtimeFolder } from './home.ts';

/** Changes with every byte of what decides a result: our code, the reference, the C++ parts and the packages. */
export async function programVersion(): Promise<string> {
  const root = projectFolder();
  const ours = [join(root, 'dist', 'harness'), join(root, 'dist', 'reference')];
  const folders = [...ours, runtimeFolder('native'), runtimeFolder('plain')];
  const files = (await Promise.all(folders.map(filesIn))).flat().toSorted();
  const hash = createHash('sha256');
  for (const path of [join(root, 'package-lock.json'), ...files]) {
    hash.update(`${path.slice(root.length)}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
