// tsc leaves the JavaScript of a source that was deleted or moved, and tests or imports could still find it.
import { existsSync } from 'node:fs';
import { readdir, rm, rmdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What the other steps of the build and the compiler keep there for themselves. */
const notCompiled = ['program', 'cases', '.tsbuildinfo'];

/** Removes whatever in `dist` has no source in `root`. */
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
