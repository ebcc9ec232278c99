import { readdir, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runContents } from './hand-work.ts';
import { earlierRuns } from './publish.ts';
import { journalFile } from './run-files.ts';

/** So many earlier runs stay whole. */
const wholeRuns = 3;

/** Small, and enough to see what somebody had: they stay of every run. */
const tables = [/\.csv$/, /^run\.json$/, /^upload-/];

/**
 * Of runs before the last few, only the tables stay, and whatever a person has added or changed: pages and results of
 * a large class take a hundred megabytes. Returns the runs of which something went, oldest first.
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
  const { ours } = await runContents(run, await readdir(run));
  // The journal tells what is ours: it goes last, so that a thinning that is cut off goes on the next time.
  const idle = ours.filter((path) => path !== journalFile && !tables.some((table) => table.test(path)));
  for (const path of idle) await rm(join(run, path));
  if (ours.includes(journalFile)) await rm(join(run, journalFile));
  for (const name of ['results', 'students']) {
    // What holds something of a person stays.
    await rmdir(join(run, name)).catch(() => {});
  }
  return idle.length > 0;
}
