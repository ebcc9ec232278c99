import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The names that compile-once.ts and link-recipe.ts give to unfinished pieces. Precompiled headers have their own
 * store.
 */
const unfinished = /\.tmp\w{0,6}$/;
/** No piece takes so long to compile. */
const hourMs = 3_600_000;

/** Removes unfinished pieces of graders that were killed. */
export async function sweepUnfinishedPieces(cacheFolder: string): Promise<void> {
  const names = (await readdir(cacheFolder).catch(() => [])).filter((name) => unfinished.test(name));
  await Promise.all(names.map((name) => sweep(join(cacheFolder, name))));
}

async function sweep(path: string): Promise<void> {
  try {
    if (Date.now() - (await stat(path)).mtimeMs > hourMs) await rm(path, { recursive: true, force: true });
  } catch {
    // Another process may have removed it meanwhile.
  }
}
