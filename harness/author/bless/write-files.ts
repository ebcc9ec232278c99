import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../model/usage-error.ts';
import { cannotWrite } from '../cannot-write.ts';
import type { BlessedFile } from './plan-edits.ts';

/** Writes each file whole or not at all, and none if its author has changed one in the meantime. */
export async function writeFiles(folder: string, files: readonly BlessedFile[]): Promise<void> {
  for (const { name, before } of files) {
    if ((await readFile(join(folder, name), 'utf8')) === before) continue;
    throw new UsageError(`${name} was changed while the solution was running; nothing was written, try again`);
  }
  for (const { name, after } of files) await writeWhole(join(folder, name), after);
}

async function writeWhole(path: string, text: string): Promise<void> {
  // The name may be a link, which stays one.
  const target = await realpath(path);
  // Names that begin with a dot are not cases.
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(unfinished, text);
    await chmod(unfinished, (await stat(target)).mode);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw cannotWrite(path, error);
  }
}
