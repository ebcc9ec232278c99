import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder, projectFolder, runtimeFolder } from './home.ts';

let known: string | undefined;

/** Changes with every byte that decides a result: Verbatim's code, the reference, the C++ parts and the packages. */
export function programVersion(): string {
  known ??= digestOfProgram();
  return known;
}

/** Synchronous and one after the other: for so many small files, promises take longer than reading. */
function digestOfProgram(): string {
  const root = projectFolder();
  // The build writes the digest of Verbatim's own code there (harness/setup/bundle.mjs).
  const ours = [join(programFolder(), 'digest'), join(root, 'package-lock.json')];
  const runtime = [runtimeFolder('native'), runtimeFolder('plain')].flatMap(filesIn).toSorted();
  const hash = createHash('sha256');
  for (const path of [...ours, ...runtime]) hash.update(`${path.slice(root.length)}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
