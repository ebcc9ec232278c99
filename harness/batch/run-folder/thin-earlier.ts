import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runContents } from './hand-work.ts';
import { earlierRuns } from './publish.ts';
import { journalFile } from './run-files.ts';

/** How many earlier runs are kept whole. */
const wholeRuns = 3;

/** Small files that show the marks of every student. They are kept of every run. */
const tables = [/\.csv$/, /^run\.json$/, /^upload-/];

/**
 * Keeps only the tables of runs before the last few, and what a person has added or changed: pages and results of a
 * large class take a hundred megabytes. Returns the runs of which something was removed, oldest first.
 */
export async function thinEarlierRuns(folder: string): Promise<string[]> {
  const numbers = (await readdir(join(folder, earlierRuns)).catch(() => []))
    .filter((name) => /^\d+$/.test(name))
    .toSorted((one, other) => Number(one) - Number(other));
  const thinned: string[] = [];
  for (const number of numbers.slice(0, -wholeRuns)) {
    const run = join(earlierRuns, number);
    if (await thin(join(folder, run))) thinned.push(run);
  }
  return thinned;
}

async function thin(run: string): Promise<boolean> {
  const { unchanged } = await runContents(run, await readdir(run));
  // The journal says which files are from Verbatim. It is removed last, so that an interrupted thinning can continue.
  const idle = unchanged.filter((path) => path !== journalFile && !tables.some((table) => table.test(path)));
  for (const path of idle) await rm(join(run, path));
  if (unchanged.includes(journalFile)) await rm(join(run, journalFile));
  for (const name of ['results', 'students']) {
    // A folder that still holds files of a person stays.
    await rmdir(join(run, name)).catch(() => {});
  }
  return idle.length > 0;
}
