import { mkdir, readFile, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeDurably } from './durable-file.ts';
import { isOfLock } from './folder-lock.ts';
import { journalFile, unfinishedFolder } from './run-files.ts';

/** Inside the unfinished run: the files that are to be the output. */
export const newFiles = 'files';
const readyFile = 'ready.json';
const replacedFiles = 'replaced';
export const earlierRuns = 'earlier';

/**
 * Whether the folder holds a run of ours that has not got far enough to say so: somebody else's folder may have the
 * same name, but not with nothing else in it.
 */
export async function holdsUnfinishedRun(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, unfinishedFolder)).catch(() => undefined);
  return names !== undefined && names.every((name) => isOfLock(name) || isOfRun(name));
}

function isOfRun(name: string): boolean {
  return [newFiles, journalFile, readyFile, replacedFiles].some((own) => name === own || name === `${own}.tmp`);
}

/** Everything but the lock, whose owner is still at work. */
export async function clearUnfinishedRun(folder: string): Promise<void> {
  const unfinished = join(folder, unfinishedFolder);
  const names = (await readdir(unfinished).catch(() => [])).filter((name) => !isOfLock(name) || name === 'owner.json');
  // While it is there, the next run carries on with what is left to do.
  const inOrder = [...names.filter((name) => name !== readyFile), ...names.filter((name) => name === readyFile)];
  for (const name of inOrder) await rm(join(unfinished, name), { recursive: true, force: true });
  await rmdir(unfinished).catch(() => {});
}

const ready = z.strictObject({
  /** Where the run that stands in the folder goes to; absent: nobody misses it. */
  earlier: z.string().regex(/^\d+$/).optional(),
});

/** From here on the run is finished, whatever happens: whoever opens the folder next carries on with publishing. */
export async function declareReady(folder: string, keepsEarlier: boolean): Promise<{ readonly earlier?: string }> {
  const earlier = keepsEarlier ? { earlier: await freeNumber(join(folder, earlierRuns)) } : {};
  await writeDurably(join(folder, unfinishedFolder, readyFile), JSON.stringify(earlier));
  return keepsEarlier ? { earlier: join(earlierRuns, earlier.earlier ?? '') } : {};
}

/** Puts the files of a run that is ready into their places; nothing where no run is. */
export async function publish(folder: string): Promise<void> {
  for await (const _step of publishing(folder)) continue;
}

/** Step by step. Each one may be the last before the power fails: beginning again ends the same. */
export async function* publishing(folder: string): AsyncGenerator<string, void> {
  const unfinished = join(folder, unfinishedFolder);
  const declared = await readReady(unfinished);
  if (declared === undefined) return;
  const [fresh, replaced] = [join(unfinished, newFiles), join(unfinished, replacedFiles)];
  const past = declared.earlier === undefined ? replaced : join(folder, earlierRuns, declared.earlier);
  await mkdir(past, { recursive: true });
  // While the new file lies in its old place, what stands in its new place is the earlier one.
  for (const name of (await readdir(fresh).catch(() => [])).toSorted()) {
    if (await moved(join(folder, name), join(past, name))) yield `${name} out`;
    await rename(join(fresh, name), join(folder, name));
    yield `${name} in`;
  }
  await syncFolder(past);
  await syncFolder(folder);
  await clearUnfinishedRun(folder);
  yield 'tidy';
}

async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

async function readReady(unfinished: string): Promise<z.infer<typeof ready> | undefined> {
  const text = await readFile(join(unfinished, readyFile), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : ready.parse(JSON.parse(text));
}

async function freeNumber(folder: string): Promise<string> {
  const numbers = (await readdir(folder).catch(() => [])).map(Number).filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
}
