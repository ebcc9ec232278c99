import { mkdir, readFile, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeDurably } from './durable-file.ts';
import { isOfLock } from './folder-lock.ts';
import { journalFile, unfinishedFolder } from './run-files.ts';

/** Inside the unfinished run: the files that will become the output. */
export const newFiles = 'files';
const readyFile = 'ready.json';
const replacedFiles = 'replaced';
export const earlierRuns = 'earlier';

/**
 * Whether the folder holds an unfinished run of Verbatim, which has no run.json yet. A folder of the same name that
 * is not from Verbatim would hold other files, too.
 */
export async function holdsUnfinishedRun(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, unfinishedFolder)).catch(() => undefined);
  return names !== undefined && names.every((name) => isOfLock(name) || isOfRun(name));
}

function isOfRun(name: string): boolean {
  return [newFiles, journalFile, readyFile, replacedFiles].some((own) => name === own || name === `${own}.tmp`);
}

/** Removes everything but the lock, whose owner is still at work. */
export async function clearUnfinishedRun(folder: string): Promise<void> {
  const unfinished = join(folder, unfinishedFolder);
  const names = (await readdir(unfinished).catch(() => [])).filter((name) => !isOfLock(name) || name === 'owner.json');
  // The ready file goes last: while it exists, the next run continues the publishing.
  const inOrder = [...names.filter((name) => name !== readyFile), ...names.filter((name) => name === readyFile)];
  for (const name of inOrder) await rm(join(unfinished, name), { recursive: true, force: true });
  await rmdir(unfinished).catch(() => {});
}

const ready = z.strictObject({
  /** The number to which the run in the folder moves; absent if that run is not kept. */
  earlier: z.string().regex(/^\d+$/).optional(),
});

/** From here on the run counts as finished: after a crash, the next process that opens the folder publishes it. */
export async function declareReady(folder: string, keepsEarlier: boolean): Promise<{ readonly earlier?: string }> {
  const earlier = keepsEarlier ? { earlier: await freeNumber(join(folder, earlierRuns)) } : {};
  await writeDurably(join(folder, unfinishedFolder, readyFile), JSON.stringify(earlier));
  return keepsEarlier ? { earlier: join(earlierRuns, earlier.earlier ?? '') } : {};
}

/** Moves the files of a run that is ready to their places; does nothing if no run is ready. */
export async function publish(folder: string): Promise<void> {
  for await (const _step of publishing(folder)) continue;
}

/** Publishes step by step. If the power fails after any step, starting again gives the same result. */
export async function* publishing(folder: string): AsyncGenerator<string, void> {
  const unfinished = join(folder, unfinishedFolder);
  const declared = await readReady(unfinished);
  if (declared === undefined) return;
  const [fresh, replaced] = [join(unfinished, newFiles), join(unfinished, replacedFiles)];
  const past = declared.earlier === undefined ? replaced : join(folder, earlierRuns, declared.earlier);
  await mkdir(past, { recursive: true });
  // As long as a new file has not been moved, the file at its destination is the earlier one.
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
