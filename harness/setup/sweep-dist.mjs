// tsc does not remove the JavaScript of a deleted or moved source, and tests or imports could still find it.
import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files of the compiler and of other steps of the build. */
const notCompiled = ['program', 'cases', '.tsbuildinfo'];

/** Removes everything from `dist` that has no source in `root`. */
export async function sweepDist(root, dist) {
  for (const entry of await readdir(dist, { withFileTypes: true })) {
    if (notCompiled.includes(entry.name)) continue;
    const path = join(dist, entry.name);
    if (entry.isDirectory()) await sweepFolder(root, dist, path);
    else await rm(path);
  }
}

async function sweepFolder(root, dist, folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await sweepFolder(root, dist, path);
    else if (!hasSource(join(root, relative(dist, path)))) await rm(path);
  }
  if ((await readdir(folder)).length === 0) await rmdir(folder);
}

function hasSource(path) {
  return existsSync(path.replace(/\.js$/, '.ts'));
}
