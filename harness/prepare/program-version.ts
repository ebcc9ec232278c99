import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { programFolder, projectFolder, runtimeFolder } from './home.ts';

let known: Promise<string> | undefined;

/** Changes with every byte of what decides a result: our code, the reference, the C++ parts and the packages. */
export function programVersion(): Promise<string> {
  known ??= digestOfProgram();
  return known;
}

async function digestOfProgram(): Promise<string> {
  const root = projectFolder();
  const folders = [programFolder(), runtimeFolder('native'), runtimeFolder('plain')];
  // Maps say where a fault lies, and decide nothing.
  const files = (await Promise.all(folders.map(filesIn))).flat().filter((path) => !path.endsWith('.map'));
  const hash = createHash('sha256');
  for (const path of [join(root, 'package-lock.json'), ...files.toSorted()]) {
    hash.update(`${path.slice(root.length)}\0`).update(await readFile(path));
  }
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
