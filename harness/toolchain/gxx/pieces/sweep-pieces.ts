import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** As compile-once.ts and link-recipe.ts call what is being made. Precompiled headers are cleared by their own store. */
const unfinished = /\.tmp\w{0,6}$/;
/** No compilation of ours takes so long. */
const hourMs = 3_600_000;

/** Removes what a grader that was killed was making for all of them. */
export async function sweepUnfinishedPieces(cacheFolder: string): Promise<void> {
  const names = (await readdir(cacheFolder).catch(() => [])).filter((name) => unfinished.test(name));
  await Promise.all(names.map((name) => sweep(join(cacheFolder, name))));
}

async function sweep(path: string): Promise<void> {
  try {
    if (Date.now() - (await stat(path)).mtimeMs > hourMs) await rm(path, { recursive: true, force: true });
  } catch {
    // Another one sweeps, too.
  }
}
