import { rm, writeFile } from 'node:fs/promises';

/** Writes a file that was not there before, whole or not at all: half a session would stop every other command. */
export async function writeNew(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) await rm(path, { force: true });
    throw error;
  }
}
